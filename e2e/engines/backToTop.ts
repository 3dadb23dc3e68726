/** The way back to the top of a page, as readers press it (specification.md ST-6). */
import type { Reader } from './reader.ts';
import { expect } from './test.ts';

/** Presses "Back to top" 1,000 px below the top. @returns the position of the window in px, frame by frame. */
export async function positionsToTop(reader: Reader): Promise<readonly number[]> {
  const button = reader.css('[data-back-to-top-button]');
  await reader.scrollTo(1100);
  await expect(button).not.toBeVisible();
  await reader.scrollTo(1000);
  await expect(button).toBeVisible();
  const positions = await button.evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        const seen = [scrollY];
        const look = () => {
          if (scrollY !== seen.at(-1)) seen.push(scrollY);
          if (scrollY === 0) resolve(seen);
          else requestAnimationFrame(look);
        };
        element.click();
        requestAnimationFrame(look);
      }),
  );
  return positions ?? [];
}
