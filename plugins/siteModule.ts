import type { SiteData } from '../model/site.ts';

/**
 * Source of the module `#site`: each fact is an export of its own, so that a script has only what it reads.
 *
 * @returns source text of an ECMAScript module.
 */
export function siteModule(data: SiteData): string {
  return Object.entries(data)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}
