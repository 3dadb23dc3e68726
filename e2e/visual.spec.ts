/**
 * Pictures of every template in both colour modes and three widths, compared with those in `snapshots/`. They are for
 * eyes: half size, the first two screens. `npm run test:visual -- --update-snapshots` takes them anew.
 */
import { TEMPLATES } from './support/pages.ts';
import { appReady, expect, STATUS_404, test } from './support/test.ts';

const WIDTHS = [390, 996, 1440] as const;
const MODES = ['dark', 'light'] as const;

test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

for (const template of TEMPLATES) {
  for (const mode of MODES) {
    test(`${template.name} looks as it did, ${mode}`, async ({ page, problems }) => {
      if ('status' in template) problems.expect(STATUS_404);
      await page.clock.setFixedTime('2026-01-01T12:00:00Z');
      await page.addInitScript((choice) => localStorage.setItem('rspress-theme-appearance', choice), mode);
      await page.goto(template.route);
      await appReady(page);
      // The font of code is the system's; here it is the one that the site brings along.
      await page.evaluate(async () => {
        const sheet = new CSSStyleSheet();
        const font = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href;
        // A page whose font came late shows the fallback; a picture waits for the font.
        sheet.replaceSync(
          `@font-face { font-family: Inter; src: url("${font}"); font-weight: 400 700; font-display: block }
          :root { --mono: var(--sans) }`,
        );
        document.adoptedStyleSheets = [sheet];
        await document.fonts.load('1rem Inter');
      });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 1600 });
        await expect(page).toHaveScreenshot(`${template.name}-${width}-${mode}.png`, {
          scale: 'device',
          maxDiffPixelRatio: 0.01,
          mask: [page.getByText('Last updated on')],
        });
      }
    });
  }
}
