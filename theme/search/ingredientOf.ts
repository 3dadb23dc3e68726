import docs from 'virtual-docs';
import { ingredients } from 'virtual-search-start';
import type { Ingredient } from '../../model/ingredients.ts';
import { docIdOfPath, versionOfPath } from '../../model/versions.ts';

/**
 * What a page is about, as the ingredient that stands for it; undefined for most pages.
 *
 * @param path clean address, with or without a hash.
 */
export function ingredientOf(path: string): Ingredient | undefined {
  const version = versionOfPath(path, docs.versions);
  const id = version && `${docIdOfPath(path.replace(/#.*/, ''), version)}/`;
  return ingredients.find(([, ids]) => ids.some((marked) => id?.startsWith(`${marked}/`)))?.[0];
}
