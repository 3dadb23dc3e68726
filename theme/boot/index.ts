/**
 * The head script: the only script before the application (design.md#how-a-page-starts). `plugins/app/pageStart` inlines it
 * into every page, identically, so that the Content-Security-Policy needs one hash.
 */
import { cleanAddress } from './address.ts';
import { startAnnouncement } from './announcement.ts';
import { scheduleApp } from './app.ts';
import { watchAssets } from './assets.ts';
import { startCodeBlocks } from './codeBlocks.ts';
import { setColorMode, startColorMode } from './colorMode.ts';
import { startCopying } from './copy.ts';
import { startDetails } from './details.ts';
import { startDialogs } from './dialogs.ts';
import { giveFeedback } from './feedback.ts';
import { markKeyboard, shortcutOf } from './keyboard.ts';
import { hideLoadError, retry, showLoadError } from './notice.ts';
import { focusHeading, startOutlineBar } from './outlineBar.ts';
import { observeTransfers, prefetch, resetPrefetchBudget } from './prefetch.ts';
import { isLeaving, markLeaving, startProgress, watchLeaving } from './progressBar.ts';
import { redirectMovedHash } from './redirectMovedHash.ts';
import { startScroll } from './scroll.ts';
import { startScrollers, watchScrollers } from './scrollers.ts';
import { entryKey, positionOf, savePosition, watchHistory } from './scrollHistory.ts';
import { local, session } from './storage.ts';
import { restoreTabs, startTabs } from './tabs.ts';
import { startTooltips } from './tooltips.ts';
import { scriptAddress } from './trustedTypes.ts';

/** API for the application, so that each behaviour exists once. */
const boot = {
  markLeaving,
  entryKey,
  focusHeading,
  redirectMovedHash,
  giveFeedback,
  hideLoadError,
  isLeaving,
  local,
  positionOf,
  prefetch,
  resetPrefetchBudget,
  retry,
  restoreTabs,
  savePosition,
  scriptAddress,
  session,
  setColorMode,
  shortcutOf,
  showLoadError,
  startProgress,
  watchScrollers,
};

export type Boot = typeof boot;

declare global {
  interface Window {
    boot: Boot;
  }
}

window.boot = boot;
startColorMode();
startAnnouncement();
markKeyboard();
document.addEventListener('DOMContentLoaded', cleanAddress);
document.addEventListener('DOMContentLoaded', redirectMovedHash);
addEventListener('hashchange', redirectMovedHash);
watchLeaving();
watchAssets();
watchHistory();
scheduleApp();
startTabs();
startCodeBlocks();
startScrollers();
startCopying();
startDetails();
startDialogs();
startScroll();
startOutlineBar();
startTooltips();
observeTransfers();
