import slugify from '@sindresorhus/slugify';

/** What an address may consist of, whatever serves it: lower-case ASCII words joined by hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Signs that tell names apart and would otherwise be dropped: `c++` is not `c`. */
const SPELLED_OUT: [string, string][] = [
  ['+', ' plus '],
  ['#', ' sharp '],
];

/**
 * Address form of a name: `c++` → `c-plus-plus`, `ünïcode` → `uenicode`, `Road/Map` → `road-map`. The same name always
 * gets the same slug, on every machine.
 *
 * @returns undefined when nothing of the name can stand in an address, as with a name of signs only.
 */
export function slugOf(name: string): string | undefined {
  const slug = slugify(name, { decamelize: false, customReplacements: SPELLED_OUT });
  return SLUG_PATTERN.test(slug) ? slug : undefined;
}
