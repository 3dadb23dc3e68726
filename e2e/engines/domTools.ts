/**
 * Runs in the page, in every engine alike: finds elements as readers know them. Pointer and keys come from the
 * driver.
 */
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** A text, or the source and the flags of a pattern. */
export type Words = string | { pattern: string; flags: string };

/** One step from an element to those inside it. */
export interface Step {
  by: 'role' | 'text' | 'label' | 'css';
  /** Name of the role, or a selector. */
  value: string;
  /** Accessible name, text or label; any by default. */
  words?: Words;
}

/** Steps from the document, and which of the elements is meant: the first by default, the last is -1. */
export interface Path {
  steps: readonly Step[];
  at?: number;
}

const matcherOf = (words: Words) =>
  typeof words === 'string' ? words : new RegExp(words.pattern, words.flags);

function within(root: HTMLElement, { by, value, words }: Step): HTMLElement[] {
  if (by === 'role')
    return queryAllByRole(root, value, words === undefined ? {} : { name: matcherOf(words) });
  if (by === 'text') return queryAllByText(root, matcherOf(words ?? ''), { ignore: 'script, style' });
  if (by === 'label') return queryAllByLabelText(root, matcherOf(words ?? ''));
  return [...root.querySelectorAll(value)].filter((element) => element instanceof HTMLElement);
}

const isShown = (element: Element) =>
  element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });

/** All elements that match a path, in document order, without duplicates. */
export function findAll({ steps, at }: Path): HTMLElement[] {
  let found: HTMLElement[] = [document.documentElement];
  for (const step of steps) found = [...new Set(found.flatMap((root) => within(root, step)))];
  if (at === undefined) return found;
  return found.filter((_, index, { length }) => index === (at < 0 ? length + at : at));
}

/** The first visible element that matches a path, else the first hidden one. */
function one(path: Path): HTMLElement | undefined {
  const found = findAll(path);
  return found.find(isShown) ?? found[0];
}

/** Result of a function for the element of a path; null without such an element. */
export function readFirst<Value>(path: Path, read: (element: HTMLElement) => Value): Value | null {
  const element = one(path);
  return element ? read(element) : null;
}

/** True where an element is seen, in the window or outside it. */
export const isAnyShown = (path: Path): boolean => findAll(path).some(isShown);

/** The middle of the first line of an element, where it answers the pointer; undefined where something covers it. */
function pointOf(element: HTMLElement): { x: number; y: number } | undefined {
  for (const { left, top, width, height } of element.getClientRects()) {
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const hit = document.elementFromPoint(x, y);
    if (hit && (element.contains(hit) || hit.closest('label')?.control === element)) return { x, y };
  }
  return undefined;
}

/** True while an animation of an element or of an ancestor runs. Scroll-driven animations rest without scrolling. */
function isMoving(element: Element): boolean {
  for (let around: Element | null = element; around; around = around.parentElement)
    for (const { playState, timeline } of around.getAnimations())
      if (playState === 'running' && timeline === document.timeline) return true;
  return false;
}

/**
 * Where the pointer meets an element, in CSS px of the viewport. An element outside the window is scrolled into it.
 * Nothing here waits: frames and timers do not run for readers without scripts.
 *
 * @returns null where it is not seen, moves, or something covers it.
 */
export function clickPoint(path: Path): { x: number; y: number } | null {
  const element = one(path);
  if (!element || !isShown(element) || isMoving(element)) return null;
  const point = pointOf(element);
  if (!point) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return point ?? null;
}

/** Focuses an element and selects its content. @throws without such an element. */
export function select(path: Path): void {
  const element = one(path);
  if (!element) throw new Error(`There is no ${JSON.stringify(path)}.`);
  element.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  else getSelection()?.selectAllChildren(element);
}

/** Chooses an option of a list by its value or its words. Its popup belongs to the browser, out of every driver's reach. */
export function choose(path: Path, wanted: string): void {
  const list = one(path);
  if (!(list instanceof HTMLSelectElement)) throw new Error(`${JSON.stringify(path)} is no list.`);
  const index = [...list.options].findIndex(({ value, text }) => value === wanted || text === wanted);
  if (index < 0) throw new Error(`${wanted} cannot be chosen.`);
  list.selectedIndex = index;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}
