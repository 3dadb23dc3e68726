/** Names shared by head script, application and build. */

/** Event on `document` after hydration. */
export const APP_READY_EVENT = 'appready';

/** Id of the JSON list of the application's scripts. */
export const APP_ASSETS_ID = 'app-assets';

/** Id of the live region. */
export const ANNOUNCER_ID = 'announcer';

/** On `<html>` of the not-found document. */
export const NOT_FOUND_ATTRIBUTE = 'data-not-found';

/** Translations for the head script, as JSON by text of the first locale. */
export const WORDS_ATTRIBUTE = 'data-words';

/** Storage key of line wrapping in code. */
export const WRAP_KEY = 'code.wrap';

/** Trusted Types policy of the head script, which loads the application. */
export const APP_POLICY = 'site-app';

/** Trusted Types policy of the bundler's runtime, which loads chunks and the search worker. */
export const CHUNK_POLICY = 'site-chunks';

/** Content-Security-Policy of a folder, in place of the site's. */
export interface FolderPolicy {
  /** Prefix of its addresses: `/static/run/`. */
  prefix: string;
  policy: string;
}

/** `pageType` of the playground. */
export const PLAYGROUND = 'playground';

/** Folder of the runner, without the base; nothing in it runs on the site's origin. */
export const RUN_FOLDER = '/static/run/';

/** Value of `NOT_FOUND_ATTRIBUTE` on the document for uncached pages. */
export const OFFLINE_DOCUMENT = 'offline';

/** Route of that document, without the base. */
export const OFFLINE_PATH = '/offline';

/** Without the base; its folder is its scope. */
export const WORKER_PATH = '/service-worker.js';

/** First line of the script that replaces the service worker to remove it. */
export const KILL_SWITCH_MARK = '/* kill switch */';

/** Message that asks the service worker to claim the page. */
export const CLAIM_MESSAGE = 'serve';

/** `model/release.ts`, without the base. */
export const RELEASE_PATH = '/release.json';

/** Prefix of cache names; the id of the release follows. */
export const CACHE_PREFIX = 'kept-';
