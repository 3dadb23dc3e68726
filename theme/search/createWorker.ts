interface TrustedTypePolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/** Name of the policy, as the Content-Security-Policy lists it. */
const POLICY = 'search-worker';

/**
 * Starts the worker of the search. Its address is the only one that the policy lets through.
 *
 * @throws where workers cannot be started: none in this browser, or refused.
 */
export function createWorker(): Worker {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicies };
  if (!trustedTypes) return new Worker(new URL('./worker.ts', import.meta.url));
  return new Worker(new URL('./worker.ts', import.meta.url));
}
