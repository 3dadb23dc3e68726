import files from 'virtual-search';
import * as site from '#site';
import type { FromSearch, ToSearch } from './ranking/protocol.ts';
import type { SearchScope } from './ranking/searchIndex.ts';

type Listener = (message: FromSearch) => void;

const listeners = new Set<Listener>();

const emit: Listener = (message) => {
  for (const listener of listeners) listener(message);
};

/** Sends to the worker, else to the search in the page. */
let send: ((message: ToSearch) => void) | undefined;

let waiting: ToSearch[] = [];

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
    run(serveSearch(emit));
  } catch (error) {
    // Reset for the next attempt.
    started = false;
    waiting = [];
    emit({ type: 'failed', reason: String(error) });
  }
}

/** @throws where workers are missing or refused. */
function runInWorker(): void {
  // The bundler needs this exact form, and creates a chunk with a permitted address.
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./searchWorker.ts', import.meta.url),
  );
  let heard = false;
  worker.addEventListener('message', ({ data }) => {
    heard = true;
    emit(data);
  });
  worker.addEventListener('error', (event) => {
    // The script failed to load or run: the search in the page gets all messages again.
    event.preventDefault();
    if (heard) return;
    worker.terminate();
    send = undefined;
    waiting = sent;
    void runInPage();
  });
  const sent: ToSearch[] = [];
  run((message) => {
    if (!heard) sent.push(message);
    worker.postMessage(message);
  });
}

function post(message: ToSearch): void {
  if (send) send(message);
  else waiting.push(message);
}

let started = false;

/** Loads the search and its index, or missing parts of them. */
export function loadSearch(): void {
  post(addresses());
  if (started) return;
  started = true;
  try {
    runInWorker();
  } catch {
    void runInPage();
  }
}

/** Results arrive as a message with the same `ask`, again when more of the index is loaded. */
export function askSearch(ask: number, query: string, scope: SearchScope): void {
  post({ type: 'search', ask, query, scope });
}

/** @returns unsubscribes. */
export function listenToSearch(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
