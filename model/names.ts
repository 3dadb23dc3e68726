/** Names that the head script, the application and the build agree on. */

/** Fired on `document` once the application has taken over the page. */
export const APP_READY_EVENT = 'appready';

/** Id of the JSON block that lists the addresses of the application's scripts. */
export const APP_ASSETS_ID = 'app-assets';

/** Id of the live region in the page template. */
export const ANNOUNCER_ID = 'announcer';

/** On `<html>` of the document that hosts serve for unknown addresses. */
export const NOT_FOUND_ATTRIBUTE = 'data-not-found';

/** On an element of pages in another language than the first: what the head script says in it, as JSON, by the text of the first. */
export const WORDS_ATTRIBUTE = 'data-words';

/** Under it the device keeps that long lines of code are wrapped. */
export const WRAP_KEY = 'code.wrap';

/** Trusted Types policy of the head script, which loads the application. */
export const APP_POLICY = 'site-app';

/** Trusted Types policy of the bundler's runtime, which loads the parts of the application and the worker of the search. */
export const CHUNK_POLICY = 'site-chunks';

/** A folder whose files have a Content-Security-Policy of their own, in place of the site's. */
export interface FolderPolicy {
  /** How their addresses begin, such as `/static/run/`. */
  prefix: string;
  policy: string;
}

/** Where what runs programs is in the build, without the base: none of it is a page, and none of it runs on the site's own origin. */
export const RUN_FOLDER = '/static/run/';

/** Its value on the document that the service worker serves for pages that are not kept. */
export const OFFLINE_DOCUMENT = 'offline';

/** The page that a browser shows without a network where the one that was asked for is not kept. Without the base. */
export const OFFLINE_PATH = '/offline';

/** The service worker, without the base: its folder is its scope. */
export const WORKER_PATH = '/service-worker.js';

/** The first line of the script that removes the service worker where it is served in its place: pages know it by that. */
export const KILL_SWITCH_MARK = '/* kill switch */';

/** Message to the service worker: serve the page that sends it, too. */
export const CLAIM_MESSAGE = 'serve';

/** What the release that the server has consists of (`model/release.ts`), without the base. */
export const RELEASE_PATH = '/release.json';

/** Begins the names of the caches that pages are kept in; what follows is the release that they belong to. */
export const CACHE_PREFIX = 'kept-';
