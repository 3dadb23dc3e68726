/**
 * Holds on to: the engine's module `virtual-page-data` with title, description and front matter of every page of the site.
 * Each page's own chunk has its own, and nothing here asks for others. There is no option to leave them out.
 */
import { engineChanged } from '../changed.ts';

const EMPTY: Readonly<Record<string, string>> = {
  pageData: '{ pages: [] }',
  searchIndexHash: '{}',
};

/**
 * The module with the same exports and nothing in them.
 *
 * @throws when it exports anything else.
 */
export function emptyPageData(code: string): string {
  const names = [...code.matchAll(/\bexport\s+(?:const|let|var|default|\{)\s*(\w*)/g)].map(
    ([, name = '']) => name,
  );
  if (names.toSorted().join() !== Object.keys(EMPTY).join())
    throw engineChanged('data of all pages', 'lightEntry/pageData.ts', `exports: ${names.join(', ')}`);
  return names.map((name) => `export const ${name} = ${EMPTY[name]};\n`).join('');
}
