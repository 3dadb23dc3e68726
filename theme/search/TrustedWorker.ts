interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/** Name of the policy, as the Content-Security-Policy lists it. */
const POLICY = 'search-worker';

/** A worker whose address the page trusts, where it asks for that: the policy knows no other address. */
export class TrustedWorker {
  readonly worker: Worker;

  /**
   * @param address of the script. The bundler knows this constructor by its name (`plugins/search`), and makes a script
   * of the file that `new URL()` names in the call.
   * @throws where workers cannot be started: there are none, or they are refused.
   */
  constructor(address: URL) {
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy(POLICY, { createScriptURL: () => address.href });
    this.worker = new Worker(policy ? policy.createScriptURL(address.href) : address);
  }
}
