/** The full browser, for features that the headless shell of the other tests lacks. */
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';

/**
 * Turns on the back/forward cache, which Playwright turns off and the headless shell does not have, and has scroll
 * bars, which Playwright hides. One for both: each kind of browser costs every worker a start.
 */
export const cachingBrowser = {
  launchOptions: {
    executablePath: findBrowser(),
    args: browserArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--hide-scrollbars'],
  },
};
