/** Firefox, by Puppeteer over WebDriver BiDi. */
import puppeteer, { type Browser, type KeyInput } from 'puppeteer-core';
import { findFirefox } from '../../../scripts/browser.mjs';
import { type Engine, SIZE, type WindowOptions } from './driver.ts';

/**
 * Firefox's message about a rejection with a value other than an error, even where the page has handled and prevented it:
 * React's promise of a style sheet, where the reader leaves before it has loaded. The probe of the host reports all others.
 */
const REJECTED_OBJECT = 'uncaught exception: Object';

/** Preferences for the options of a window, which Firefox accepts only at its start. */
const prefsOf = ({ scripts, colours, still }: WindowOptions) => ({
  'javascript.enabled': scripts,
  'ui.systemUsesDarkTheme': colours === 'dark' ? 1 : 0,
  'ui.prefersReducedMotion': still ? 1 : 0,
  // Frames a second: without a graphics card, painting takes a fifth of the time of all tests.
  'layout.frame_rate': 15,
  // In ms. Start and end of a tap are two commands: after 300 ms, which a busy machine needs, it would be a long press.
  'apz.max_tap_time': 60_000,
});

/** @param text name of a key, or its character. */
const isKey = (text: string): text is KeyInput => text !== '';

/** Keys by the names that the protocol has for them. */
const keysOf = (names: readonly string[]): KeyInput[] =>
  names.map((name) => (name === 'Space' ? ' ' : name)).filter(isKey);

export async function startFirefox(): Promise<Engine> {
  const browsers = new Map<string, Promise<Browser>>();
  const start = (options: WindowOptions): Promise<Browser> => {
    const key = JSON.stringify(prefsOf(options));
    const started =
      browsers.get(key) ??
      puppeteer.launch({
        browser: 'firefox',
        executablePath: findFirefox(),
        headless: true,
        extraPrefsFirefox: prefsOf(options),
      });
    browsers.set(key, started);
    return started;
  };
  return {
    name: 'firefox',
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
    open: async (options) => {
      const context = await (await start(options)).createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(SIZE);
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warn') problems.push(message.text());
      });
      page.on('pageerror', (error) => {
        const text = error instanceof Error ? error.message : String(error);
        if (text !== REJECTED_OBJECT) problems.push(`uncaught: ${text}`);
      });
      return {
        // The end of the load may never be reported after a page was restored from the cache.
        load: async (address) => {
          page.goto(address, { timeout: 0 }).catch(() => {});
        },
        run: <Value>(expression: string) => page.evaluate<[], () => Value>(expression),
        move: (x, y) => page.mouse.move(x, y),
        click: (x, y) => page.mouse.click(x, y),
        tap: (x, y) => page.touchscreen.tap(x, y),
        press: async (keys) => {
          for (const key of keysOf(keys)) await page.keyboard.down(key);
          for (const key of keysOf(keys).toReversed()) await page.keyboard.up(key);
        },
        type: (text) => page.keyboard.type(text),
        resize: (width, height) => page.setViewport({ width, height }),
        setOffline: (offline) => page.setOfflineMode(offline),
        problems: async () => problems,
        close: () => context.close(),
      };
    },
  };
}
