/** Optional scripts of the worker: only programs that need one load it. */

/** In the order in which they are loaded. */
const NEEDS = {
  zod: /\brequire\('zod(?:\/v4)?'\)/,
  builtins: /\brequire\('(?:bun:sqlite|(?:node:)?crypto)'\)|\bBun\.CryptoHasher\b/,
} as const;

export type OptionalScript = keyof typeof NEEDS;

const isPart = (name: string): name is OptionalScript => Object.hasOwn(NEEDS, name);

export const OPTIONAL_SCRIPTS: readonly OptionalScript[] = Object.keys(NEEDS).filter(isPart);

/** @param modules compiled code of a program. */
export const neededScripts = (modules: Readonly<Record<string, string>>): OptionalScript[] =>
  OPTIONAL_SCRIPTS.filter((part) => Object.values(modules).some((code) => NEEDS[part].test(code)));
