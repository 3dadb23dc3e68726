import { withBase } from '@rspress/core/runtime';
import { WORKER_PATH } from '../../model/names.ts';

/** Waits until a worker is installed, or else is gone. @param awaited which of its states is waited for. */
const reach = (worker: ServiceWorker, awaited: 'installed' | 'activated') =>
  new Promise<void>((resolve) => {
    const listen = () => {
      const { state } = worker;
      if (
        state === 'redundant' ||
        state === 'activated' ||
        (awaited === 'installed' && state !== 'installing')
      )
        resolve();
    };
    worker.addEventListener('statechange', listen);
    listen();
  });

async function start(): Promise<void> {
  const scope = withBase('/');
  const address = window.boot?.scriptAddress(withBase(WORKER_PATH));
  if (address === undefined) throw new Error('The head script is missing.');
  const { serviceWorker } = navigator;
  // Registering again would bring back a worker that the kill switch has removed while this page was loaded.
  const registration = serviceWorker.controller
    ? await serviceWorker.getRegistration(scope)
    : await serviceWorker.register(address, { scope });
  if (!registration) return;
  // A server that does not answer changes nothing.
  if (registration.active) await registration.update().catch(() => {});
  const next = registration.installing ?? registration.waiting;
  // Another one that takes this one's place may take its time.
  if (next) await reach(next, registration.active ? 'installed' : 'activated');
}

let started: Promise<void> | undefined;

/**
 * Registers the worker, once a document.
 *
 * @returns true where it serves this site; false where the server's kill switch has removed it.
 * @throws where the browser refuses it.
 */
export async function isServed(): Promise<boolean> {
  started ??= start();
  await started;
  const registration = await navigator.serviceWorker.getRegistration(withBase('/'));
  // One that waits may be the kill switch.
  return registration?.active != null && registration.waiting === null;
}
