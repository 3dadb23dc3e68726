import { closest } from './closest.ts';
import { REDUCED_MOTION_MS } from './constants.ts';
import { prefersReducedMotion } from './motion.ts';
import { session } from './storage.ts';

const OPEN_KEY = 'sidebar.open';

/** Sections of the page; the outline bar and menus overlay it. */
const SUMMARY = 'details:not([data-outline-bar], [data-menu]) > summary';

const running = new WeakMap<HTMLDetailsElement, Animation>();

export function collapseDuration(height: number): number {
  const c = height / 36;
  return Math.round((4 + 15 * c ** 0.25 + c / 5) * 10);
}

/** Animates the height; a click during the animation reverses it. */
function toggle(details: HTMLDetailsElement): void {
  const before = running.get(details);
  const from = details.offsetHeight;
  const opening = before ? details.hasAttribute('data-closing') : !details.open;
  before?.cancel();
  details.open = false;
  const closed = details.offsetHeight;
  details.open = true;
  const full = details.offsetHeight;
  const to = opening ? full : closed;
  details.toggleAttribute('data-closing', !opening);
  const animation = details.animate(
    [
      { height: `${before ? from : opening ? closed : full}px`, overflow: 'clip' },
      { height: `${to}px`, overflow: 'clip' },
    ],
    {
      duration: prefersReducedMotion() ? REDUCED_MOTION_MS : collapseDuration(full - closed),
      easing: 'ease-in-out',
    },
  );
  running.set(details, animation);
  animation.finished.then(
    () => {
      running.delete(details);
      details.open = opening;
      details.removeAttribute('data-closing');
    },
    () => {
      // Reversed: the next animation ends it.
    },
  );
}

/** Desktop and mobile sidebar have the same id and categories. */
const sidebars = () => [...document.querySelectorAll<HTMLElement>('[data-sidebar]')];

function save(): void {
  const [first] = sidebars();
  if (!first) return;
  const open = document.querySelectorAll<HTMLElement>('[data-sidebar] details[open]');
  const categories = [...open].map(({ dataset }) => dataset.category);
  session.write(OPEN_KEY, [first.dataset.sidebar, ...categories].join('\n'));
}

/** Restores open categories from the page before, if it had the same sidebar. */
function restore(): void {
  if (!document.referrer.startsWith(`${location.origin}/`)) return;
  const [id, ...open] = (session.read(OPEN_KEY) ?? '').split('\n');
  for (const sidebar of sidebars()) {
    if (sidebar.dataset.sidebar !== id) continue;
    for (const details of sidebar.querySelectorAll('details')) {
      if (open.includes(details.dataset.category ?? '')) details.open = true;
    }
  }
}

/** Serves every `details` (specification.md ST-5), and preserves the sidebar between documents (NAV-10). */
export function startDetails(): void {
  document.addEventListener('DOMContentLoaded', restore);
  addEventListener('pagehide', save);
  document.addEventListener('click', (event) => {
    const details = closest(event, SUMMARY)?.parentElement;
    if (!(details instanceof HTMLDetailsElement) || event.defaultPrevented) return;
    event.preventDefault();
    toggle(details);
  });
}
