/**
 * Holds on to: the bundler's rule `mdx` with its branch `mdx`, whose loaders compile pages. There is no public way to change a
 * page's text before it is compiled.
 */
import type { RspackChain } from '@rsbuild/core';
import { engineChanged } from './changed.ts';

/** Names of the rule and of its branch. */
const RULE = 'mdx';

/**
 * The branch that compiles pages.
 *
 * @throws when the engine compiles pages in another way.
 */
export function pageBranch(chain: RspackChain) {
  const branch = chain.module.rules.get(RULE)?.oneOfs.get(RULE);
  if (!branch || branch.uses.values().length === 0)
    throw engineChanged(
      'rule of pages',
      'mdxRule.ts',
      `rules: ${Object.keys(chain.module.rules.entries() ?? {}).join(', ')}`,
    );
  return branch;
}

/**
 * Adds a loader that sees a page's source before the engine's own does: the bundler runs the last loader first.
 *
 * @param name of the loader in the chain.
 * @param loader absolute path of its module.
 * @throws when the engine compiles pages in another way.
 */
export function addMdxLoader(chain: RspackChain, name: string, loader: string, options: object): void {
  pageBranch(chain).use(name).loader(loader).options(options);
}
