import { useSyncExternalStore } from 'react';
import docs from 'virtual-docs';
import { local, onStorage } from '../boot/storage.ts';

/** The suffix is the id of the only docs plugin. */
const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';

const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

let started = false;

/** Removes unknown names, and follows other tabs. */
function start(): void {
  if (started) return;
  started = true;
  const forgetUnknown = () => {
    const name = local.read(PREFERRED_VERSION_KEY);
    if (name !== null && !docs.versions.some((version) => version.name === name))
      local.write(PREFERRED_VERSION_KEY, null);
  };
  forgetUnknown();
  onStorage([PREFERRED_VERSION_KEY], () => {
    forgetUnknown();
    notify();
  });
}

function subscribe(changed: () => void): () => void {
  start();
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

const read = () => local.read(PREFERRED_VERSION_KEY);

export function setPreferredVersion(name: string): void {
  local.write(PREFERRED_VERSION_KEY, name);
  notify();
}

/** Name of the version that the reader picked last; `null` without a choice and in the served HTML. */
export function usePreferredVersion(): string | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
