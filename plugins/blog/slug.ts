import slugify from '@sindresorhus/slugify';

/** Safe on every host: lower-case ASCII words joined by hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Symbols that distinguish names: `c++` is not `c`. */
const SPELLED_OUT: [string, string][] = [
  ['+', ' plus '],
  ['#', ' sharp '],
];

/** `c++` → `c-plus-plus`, `ünïcode` → `uenicode`, `Road/Map` → `road-map`. @returns undefined for a name of symbols only. */
export function slugOf(name: string): string | undefined {
  const slug = slugify(name, { decamelize: false, customReplacements: SPELLED_OUT });
  return SLUG_PATTERN.test(slug) ? slug : undefined;
}
