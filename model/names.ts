/** Names shared by head script, application and build. */

/** Event on `document` after hydration. */
export const APP_READY_EVENT = 'appready';

/** Id of the JSON list of the application's scripts. */
export const APP_ASSETS_ID = 'app-assets';

/** On `<html>` of the not-found document, and with the value `OFFLINE_DOCUMENT` of the document for uncached pages. */
export const NOT_FOUND_ATTRIBUTE = 'data-not-found';
export const OFFLINE_DOCUMENT = 'offline';

/** Translations for the head script, as JSON by text of the first locale. */
export const WORDS_ATTRIBUTE = 'data-words';

/** Storage key of line wrapping in code. */
export const WRAP_KEY = 'code.wrap';

/** Trusted Types policies of the head script, and of the bundler's runtime: they load the application, and its chunks and workers. */
export const APP_POLICY = 'site-app';
export const CHUNK_POLICY = 'site-chunks';

/** `pageType` of the playground. */
export const PLAYGROUND = 'playground';

/** Addresses without the base: folder of the runner, route of the document for uncached pages, worker, `model/release.ts`. */
export const RUN_FOLDER = '/static/run/';
export const OFFLINE_PATH = '/offline';
export const WORKER_PATH = '/service-worker.js';
export const RELEASE_PATH = '/release.json';

/** First line of the script that replaces the service worker to remove it. */
export const KILL_SWITCH_MARK = '/* kill switch */';

/** Message that asks the service worker to claim the page. */
export const CLAIM_MESSAGE = 'serve';

/** Prefix of cache names; the id of the release follows. */
export const CACHE_PREFIX = 'kept-';
