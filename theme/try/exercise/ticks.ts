/**
 * Ticks beside what leads to solved exercises: outline, sidebar and overview know nothing of exercises, so that pages without any
 * pay nothing. What is added is an attribute, from which the style makes the words (`theme/learn/Tick.page.css`).
 */
import { listenToSolved, solvedOf, storedSolved } from './solved.ts';

/** Text of a tutorial's tick: the number of its solved exercises. */
export type TickWords = (solved: number, count: number) => string;

/** Heading of an exercise: the last one before its editor. */
function headingOf(exercise: Element): Element | null {
  let before = exercise.previousElementSibling;
  while (before && !/^H[2-4]$/.test(before.tagName)) before = before.previousElementSibling;
  return before;
}

/** @param tick undefined for none. */
function setTick(link: Element, tick: string | undefined): void {
  if (tick === undefined) link.removeAttribute('data-tick');
  else link.setAttribute('data-tick', tick);
}

function showTicks(all: readonly string[], words: TickWords): void {
  const solved = solvedOf(storedSolved(), all);
  for (const exercise of document.querySelectorAll('[data-exercise]')) {
    const id = headingOf(exercise)?.id;
    const isSolved = solved.includes(exercise.getAttribute('data-exercise') ?? '');
    if (!id) continue;
    for (const link of document.querySelectorAll(`:is(nav, [data-outline-bar]) a[href="#${CSS.escape(id)}"]`))
      setTick(link, isSolved ? '' : undefined);
  }
  const tutorials = new Set(all.map((id) => id.split('/')[0] ?? ''));
  for (const tutorial of tutorials) {
    const isOf = (id: string) => id.startsWith(`${tutorial}/`);
    const count = solved.filter(isOf).length;
    const tick = count > 0 ? words(count, all.filter(isOf).length) : undefined;
    for (const link of document.querySelectorAll(
      `[data-sidebar] a[href$="/tutorials/${tutorial}"], main td a[href$="/tutorials/${tutorial}"]`,
    ))
      setTick(link, tick);
  }
}

/** Components that want ticks on the current page; the ticks are shown once for all of them. */
const users = new Set<object>();
let stop: (() => void) | undefined;

/**
 * Shows ticks, and updates them when an exercise is solved, here or in another tab, and when parts of the page render again.
 *
 * @param all names of all exercises.
 * @returns ends it.
 */
export function watchTicks(all: readonly string[], words: TickWords): () => void {
  const user = {};
  users.add(user);
  if (!stop) {
    const show = () => showTicks(all, words);
    const renders = new MutationObserver(show);
    renders.observe(document.body, { childList: true, subtree: true });
    const endListening = listenToSolved(show);
    show();
    stop = () => {
      renders.disconnect();
      endListening();
    };
  }
  return () => {
    users.delete(user);
    if (users.size > 0) return;
    stop?.();
    stop = undefined;
  };
}
