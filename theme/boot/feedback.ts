const FEEDBACK_MS = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

let announcer: Element | undefined;

function announce(text: string): void {
  const region = document.getElementById('announcer');
  if (region) region.textContent = text;
}

/** Shows feedback on a button and announces it. By an attribute, which style sheets show: text would break hydration. */
export function giveFeedback(button: Element, message: string): void {
  button.setAttribute('data-reply', message);
  announce(message);
  announcer = button;
  clearTimeout(timers.get(button));
  timers.set(
    button,
    setTimeout(() => {
      button.removeAttribute('data-reply');
      // Another button may have announced since.
      if (announcer === button) announce('');
    }, FEEDBACK_MS),
  );
}
