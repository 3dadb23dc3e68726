/** The cookies of one run of a sample. All go to one host, so only their names, values and ends count. */
export class CookieJar {
  readonly #values = new Map<string, string>();

  /** @param setCookies values of `Set-Cookie` headers; `Max-Age=0` takes a cookie away. */
  keep(setCookies: readonly string[]): void {
    for (const setCookie of setCookies) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(setCookie) ?? [];
      if (/;\s*Max-Age=0\s*(?:;|$)/i.test(setCookie)) this.#values.delete(name);
      else this.#values.set(name, value);
    }
  }

  /** Empty without cookies. */
  header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
