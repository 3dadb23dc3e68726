/** Chromium, by Playwright. */
import { chromium } from 'playwright';
import { browserArgs, findTestBrowser } from '../../../scripts/browser.mjs';
import { isOfBrowser } from '../../support/browserRequests.ts';
import { type Engine, SIZE } from './driver.ts';

export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: findTestBrowser(), args: browserArgs });
  return {
    name: 'chromium',
    close: () => browser.close(),
    open: async ({ scripts, colours, touch, still }) => {
      const context = await browser.newContext({
        viewport: SIZE,
        hasTouch: touch,
        reducedMotion: still ? 'reduce' : 'no-preference',
        javaScriptEnabled: scripts,
        colorScheme: colours,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        const isProblem = message.type() === 'error' || message.type() === 'warning';
        if (isProblem && !isOfBrowser(message.text(), message.location().url)) problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      return {
        load: async (address) => {
          await page.goto(address, { waitUntil: 'commit' }).catch(() => {});
        },
        run: (expression) => page.evaluate(expression),
        move: (x, y) => page.mouse.move(x, y),
        click: (x, y) => page.mouse.click(x, y),
        tap: (x, y) => page.touchscreen.tap(x, y),
        press: (keys) => page.keyboard.press(keys.join('+')),
        type: (text) => page.keyboard.type(text),
        resize: (width, height) => page.setViewportSize({ width, height }),
        setOffline: (offline) => context.setOffline(offline),
        problems: async () => problems,
        close: () => context.close(),
      };
    },
  };
}
