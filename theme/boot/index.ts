/**
 * The head script: the only script that runs before the application (DESIGN.md §1). It is bundled, minified and
 * written into every page by `plugins/pageStart`, the same bytes everywhere, so that one hash in the
 * Content-Security-Policy covers it.
 */
import { cleanAddress } from './address.ts';
import { startAnnouncement } from './announcement.ts';
import { scheduleApp } from './app.ts';
import { watchAssets } from './assets.ts';
import { startCodeBlocks } from './codeBlocks.ts';
import { startColorMode } from './colorMode.ts';
import { startProgress } from './progress.ts';
import { restoreTabs, startTabs } from './tabs.ts';

/** What the head script lends to the application, so that each behaviour exists once. */
export interface Boot {
  startProgress: typeof startProgress;
  restoreTabs: typeof restoreTabs;
}

declare global {
  interface Window {
    /** Set by the head script before anything else runs. */
    boot?: Boot;
  }
}

startColorMode();
startAnnouncement();
cleanAddress();
watchAssets();
scheduleApp();
startTabs();
startCodeBlocks();
window.boot = { startProgress, restoreTabs };
