import docs from 'virtual-docs';
import { ingredients } from 'virtual-search-start';
import type { Ingredient } from '../../model/ingredients.ts';
import { docIdOfPath, versionOfPath } from '../../model/versions.ts';

/** Ingredient of a page; undefined for most. @param path with or without a hash. */
export function ingredientOf(path: string): Ingredient | undefined {
  const version = versionOfPath(path, docs.versions);
  const id = version && `${docIdOfPath(path.replace(/#.*/, ''), version)}/`;
  return ingredients.find(([, ids]) => ids.some((marked) => id?.startsWith(`${marked}/`)))?.[0];
}
