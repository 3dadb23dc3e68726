import { APP_POLICY } from '../../model/names.ts';

/** The part of the Trusted Types API that the site uses; TypeScript's library does not know it yet. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string };
}

/** The folder that the build writes scripts to, and the service worker, under the site's base. */
const SCRIPTS = /^\/(?:[^/?#]+\/)*(?:static\/js\/[\w.-]+|service-worker)\.js$/;

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/**
 * Checks the address of a script of the application, for browsers that hold `require-trusted-types-for 'script'`.
 *
 * @returns the address; a `TrustedScriptURL`, which `script.src` takes as it takes a text, where browsers know it.
 * @throws TypeError for anything but a script of the site's own build.
 */
export function scriptAddress(address: string): string {
  if (!SCRIPTS.test(address)) throw new TypeError(`Not a script of this site: ${address}`);
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy(APP_POLICY, { createScriptURL: (text) => text });
  return policy ? policy.createScriptURL(address) : address;
}
