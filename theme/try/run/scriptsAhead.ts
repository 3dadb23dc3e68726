/** Scripts ahead of the worker's: those that a program needs, and no other. */

/** In the order in which they are loaded. */
const NEEDS = {
  zod: /\brequire\('zod(?:\/v4)?'\)/,
  builtins: /\brequire\('(?:bun:sqlite|(?:node:)?crypto)'\)|\bBun\.CryptoHasher\b/,
} as const;

export type Part = keyof typeof NEEDS;

const isPart = (name: string): name is Part => Object.hasOwn(NEEDS, name);

export const PARTS: readonly Part[] = Object.keys(NEEDS).filter(isPart);

/** @param modules compiled code of a program. */
export const partsOf = (modules: Readonly<Record<string, string>>): Part[] =>
  PARTS.filter((part) => Object.values(modules).some((code) => NEEDS[part].test(code)));
