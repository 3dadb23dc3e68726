import { withBase } from '@rspress/core/runtime';
import { CLAIM_MESSAGE, KILL_SWITCH_MARK, WORKER_PATH } from '../../model/names.ts';
import { cacheNames } from './siteCaches.ts';

/** True with the kill switch in place of the worker. An unreachable server changes nothing. */
async function isSwitchedOff(): Promise<boolean> {
  try {
    const response = await fetch(withBase(WORKER_PATH), { cache: 'no-cache' });
    return (await response.text()).startsWith(KILL_SWITCH_MARK);
  } catch {
    return false;
  }
}

/** As the kill switch does: browsers end a worker late while other tabs are open, and revive it on registration. */
async function removeAll(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(withBase('/'));
  await registration?.unregister();
  for (const name of await cacheNames()) await caches.delete(name);
}

async function start(): Promise<void> {
  if (await isSwitchedOff()) return removeAll();
  const address = window.boot.scriptAddress(withBase(WORKER_PATH));
  const { serviceWorker } = navigator;
  await serviceWorker.register(address, { scope: withBase('/') });
  const { active } = await serviceWorker.ready;
  if (!serviceWorker.controller) active?.postMessage(CLAIM_MESSAGE);
}

let started: Promise<void> | undefined;

/**
 * Registers the worker once; after a failure the next call tries again.
 * @returns false after the kill switch.
 * @throws `SecurityError` where the browser refuses; other errors where the worker cannot be loaded.
 */
export async function ensureWorker(): Promise<boolean> {
  started ??= start().catch((error) => {
    started = undefined;
    throw error;
  });
  await started;
  const registration = await navigator.serviceWorker.getRegistration(withBase('/'));
  // A waiting worker may be the kill switch.
  return registration?.active != null && registration.waiting === null;
}
