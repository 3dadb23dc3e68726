/** The outline beside a page: its current entry, and whether that entry is visible (specification.md READ-1). */
import { open } from './pageParts.ts';
import { expect, type Page } from './test.ts';
import { OUTLINE_WIDTHS } from './widths.ts';

export const outline = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

interface Entry {
  name: string;
  /** True when the whole entry is in the window of the list, in the window of the browser, and not below the navbar. */
  seen: boolean;
}

/** The current entry of the outline; undefined before the first heading. Runs in the page. */
export function currentEntry(): Entry | undefined {
  const entry = document.querySelector('nav[aria-label="On this page"] [aria-current]');
  const list = entry?.closest('nav > ul')?.getBoundingClientRect();
  const navbar = document.querySelector('header')?.getBoundingClientRect();
  if (!entry || !list || !navbar) return undefined;
  const { top, bottom } = entry.getBoundingClientRect();
  const seen = top >= Math.max(list.top, navbar.bottom) && bottom <= Math.min(list.bottom, innerHeight);
  return { name: entry.textContent ?? '', seen };
}

/**
 * Brings heading after heading to the top of the window, down and up.
 *
 * @param every step between the tested headings; the last one is always tested.
 * @returns the headings at which the current entry was not seen or the page had moved by itself, and how many entries
 * were current.
 */
const walk = (page: Page, every: number) =>
  page.evaluate(
    async ({ step, look }) => {
      const current = new Function(`return (${look})()`) as () => Entry | undefined;
      const headings = [...document.querySelectorAll('main :is(h2, h3)')].filter(
        (_, at, all) => at % step === 0 || at === all.length - 1,
      );
      const lost: string[] = [];
      const names = new Set<string>();
      for (const heading of [...headings, ...headings.toReversed()]) {
        heading.scrollIntoView({ behavior: 'instant' });
        const to = scrollY;
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        const entry = current();
        if (!entry?.seen || scrollY !== to) lost.push(`${heading.id}: ${entry?.name}`);
        else names.add(entry.name);
      }
      return { lost, current: names.size, headings: headings.length };
    },
    { step: every, look: String(currentEntry) },
  );

/** Walks through a page at every width that has the outline beside the text: the current entry is always seen. */
export async function expectFollowed(page: Page, route: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, route);
  const full = await walk(page, 1);
  expect(full.lost).toEqual([]);
  expect(full.headings).toBeGreaterThan(20);
  // At its end the page cannot bring the last headings to the top.
  expect(full.current).toBeGreaterThan(full.headings - 6);
  // The audit tries all between them.
  for (const width of process.env.AUDIT ? OUTLINE_WIDTHS : [1201, 1920]) {
    await page.setViewportSize({ width, height: 600 });
    const few = await walk(page, 7);
    expect(few.lost, `${width} px`).toEqual([]);
    expect(few.current, `${width} px`).toBeGreaterThan(3);
  }
}
