import { withBase } from '@rspress/core/runtime';
import { CLAIM_MESSAGE, KILL_SWITCH_MARK, WORKER_PATH } from '../../model/names.ts';
import { cacheNames } from './siteCaches.ts';

/** True where the server has the kill switch in the worker's place. A server that does not answer changes nothing. */
async function isSwitchedOff(): Promise<boolean> {
  try {
    const response = await fetch(withBase(WORKER_PATH), { cache: 'no-cache' });
    return (await response.text()).startsWith(KILL_SWITCH_MARK);
  } catch {
    return false;
  }
}

/** Does what the kill switch does: while other tabs are open, browsers end a worker late, and bring it back for who registers it. */
async function removeAll(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(withBase('/'));
  await registration?.unregister();
  for (const name of await cacheNames()) await caches.delete(name);
}

async function start(): Promise<void> {
  if (await isSwitchedOff()) return removeAll();
  const address = window.boot?.scriptAddress(withBase(WORKER_PATH));
  if (address === undefined) throw new Error('The head script is missing.');
  const { serviceWorker } = navigator;
  await serviceWorker.register(address, { scope: withBase('/') });
  const { active } = await serviceWorker.ready;
  if (!serviceWorker.controller) active?.postMessage(CLAIM_MESSAGE);
}

let started: Promise<void> | undefined;

/**
 * Registers the worker, once a document.
 *
 * @returns true where it serves this site; false where the server's kill switch has removed it.
 * @throws where the browser refuses it.
 */
export async function ensureWorker(): Promise<boolean> {
  started ??= start();
  await started;
  const registration = await navigator.serviceWorker.getRegistration(withBase('/'));
  // One that waits may be the kill switch.
  return registration?.active != null && registration.waiting === null;
}
