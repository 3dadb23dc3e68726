/** The button "Back to top" (specification.md ST-6): its animation, measured alike in every engine. */
import type { Reader } from './reader.ts';
import { expect } from './test.ts';

/** Presses "Back to top" 1,000 px below the top. @returns the scroll positions in px after it, each once. */
export async function recordBackToTop(reader: Reader): Promise<readonly number[]> {
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
