import { APP_POLICY } from '../../model/names.ts';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string };
}

/** Scripts of the build, and the service worker. */
const SCRIPTS = /^\/(?:[^/?#]+\/)*(?:static\/js\/[\w.-]+|service-worker)\.js$/;

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/**
 * Checks an address for `require-trusted-types-for 'script'`.
 * @returns the address, as a `TrustedScriptURL` where supported.
 * @throws TypeError for anything but a script of the build.
 */
export function scriptAddress(address: string): string {
  if (!SCRIPTS.test(address)) throw new TypeError(`Not a script of this site: ${address}`);
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy(APP_POLICY, { createScriptURL: (text) => text });
  return policy ? policy.createScriptURL(address) : address;
}
