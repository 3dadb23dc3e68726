/** Browsers with other options than that of a worker: a test starts its own, so that no worker starts anew for it. */
import { chromium, type LaunchOptions } from '@playwright/test';
import { browserArgs, findBrowser, findTestBrowser } from '../../scripts/browser.mjs';
import { test } from './test.ts';

const withBrowser = (options: LaunchOptions) =>
  test.extend({
    context: async ({ baseURL, locale, timezoneId }, use) => {
      const browser = await chromium.launch(options);
      await use(await browser.newContext({ baseURL, locale, timezoneId }));
      await browser.close();
    },
  });

/**
 * The full browser, for features that the headless shell of the other tests lacks: turns on the back/forward cache, which
 * Playwright turns off, and has scroll bars, which Playwright hides.
 */
export const fullBrowserTest = withBrowser({
  executablePath: findBrowser(),
  args: browserArgs,
  ignoreDefaultArgs: ['--disable-back-forward-cache', '--hide-scrollbars'],
});

/** A reader whose text is twice as large as usual. */
export const largeTextTest = withBrowser({
  executablePath: findTestBrowser(),
  args: [...browserArgs, '--blink-settings=defaultFontSize=32'],
});
