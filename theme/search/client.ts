import files from 'virtual-search';
import * as site from '#site';
import type { FromSearch, ToSearch } from './ranking/protocol.ts';
import type { SearchScope } from './ranking/searchIndex.ts';

type Listener = (message: FromSearch) => void;

const listeners = new Set<Listener>();

const tell: Listener = (message) => {
  for (const listener of listeners) listener(message);
};

/** Where the search runs: in a worker, else in the page. */
let send: ((message: ToSearch) => void) | undefined;

/** What was said before the search ran. */
let waiting: ToSearch[] = [];

/** Where the index is of the language of the page being shown. */
function addresses(): ToSearch {
  const { lang } = document.documentElement;
  const { headings = '', bodies = '' } = files[lang] ?? files[site.locales[0].code] ?? {};
  return {
    type: 'load',
    headings: new URL(headings, location.href).href,
    bodies: new URL(bodies, location.href).href,
  };
}

function run(receive: (message: ToSearch) => void): void {
  send = receive;
  const messages = waiting;
  waiting = [];
  for (const message of messages) receive(message);
}

async function runInPage(): Promise<void> {
  try {
    const { serveSearch } = await import(/* webpackChunkName: "search-in-page" */ './ranking/serve.ts');
    run(serveSearch(tell));
  } catch (error) {
    tell({ type: 'failed', reason: String(error) });
  }
}

/** @throws where workers cannot be started: there are none, or they are refused. */
function runInWorker(): void {
  // As the bundler expects it, word by word: it makes a script of the file and an address that the policy lets pass.
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./searchWorker.ts', import.meta.url),
  );
  let heard = false;
  worker.addEventListener('message', ({ data }) => {
    heard = true;
    tell(data);
  });
  worker.addEventListener('error', (event) => {
    // The script could not be loaded or not be run: everything is said again to the search in the page.
    event.preventDefault();
    if (heard) return;
    worker.terminate();
    send = undefined;
    waiting = said;
    void runInPage();
  });
  const said: ToSearch[] = [];
  run((message) => {
    if (!heard) said.push(message);
    worker.postMessage(message);
  });
}

function say(message: ToSearch): void {
  if (send) send(message);
  else waiting.push(message);
}

let started = false;

/** Loads the search and its index, or what of it is still missing; nothing happens when all is there. */
export function loadSearch(): void {
  say(addresses());
  if (started) return;
  started = true;
  try {
    runInWorker();
  } catch {
    void runInPage();
  }
}

/** Asks for results; they come as a message with the same `ask`, and once more when there is more to search. */
export function askSearch(ask: number, query: string, scope: SearchScope): void {
  say({ type: 'search', ask, query, scope });
}

/** @returns stops listening. */
export function listenToSearch(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
