/** The whole browser, for what the headless shell of the other tests does not have. */
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';

/** Keeps pages in the back/forward cache, which Playwright turns off and the headless shell does not have. */
export const cachingBrowser = {
  launchOptions: {
    executablePath: findBrowser(),
    args: browserArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
};

/** As {@link cachingBrowser}, with scroll bars, which Playwright hides. */
export const cachingBrowserWithScrollBars = {
  launchOptions: {
    ...cachingBrowser.launchOptions,
    ignoreDefaultArgs: [...cachingBrowser.launchOptions.ignoreDefaultArgs, '--hide-scrollbars'],
  },
};
