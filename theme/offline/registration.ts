import { withBase } from '@rspress/core/runtime';
import { WORKER_PATH } from '../../model/names.ts';

const settled = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const listen = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', listen);
    listen();
  });

async function start(): Promise<void> {
  const scope = withBase('/');
  const address = window.boot?.scriptAddress(withBase(WORKER_PATH));
  if (address === undefined) throw new Error('The head script is missing.');
  const registration = await navigator.serviceWorker.register(address, { scope });
  // A server that does not answer changes nothing.
  if (registration.active) await registration.update().catch(() => {});
  const next = registration.installing ?? registration.waiting;
  if (next) await settled(next);
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
  return (await navigator.serviceWorker.getRegistration(withBase('/')))?.active != null;
}
