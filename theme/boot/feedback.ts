import { ANNOUNCER_ID } from '../../model/names.ts';

/** How long, in ms, a button says what it has done. */
const FEEDBACK_MS = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Whose words users of screen readers were told last. */
let speaker: Element | undefined;

/** Tells users of screen readers something that others see; empty takes it back. */
function announce(text: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (region) region.textContent = text;
}

/**
 * Says on a button, and to users of screen readers, what it has done. Not as text in the button: the application would
 * not know it when it takes over the page. Style sheets show `data-said`.
 */
export function giveFeedback(button: Element, said: string): void {
  button.setAttribute('data-said', said);
  announce(said);
  speaker = button;
  clearTimeout(timers.get(button));
  timers.set(
    button,
    setTimeout(() => {
      button.removeAttribute('data-said');
      // Another button may have spoken since.
      if (speaker === button) announce('');
    }, FEEDBACK_MS),
  );
}
