/**
 * Holds on to: the loader `mdx-loader` of the bundler's rule `mdx` and its branch `mdx`, which compile pages, and what it writes at the
 * end of a page's module, which the engine's runtime reads. In the build of the Markdown twins it would parse and print every page once more.
 */
import path from 'node:path';
import type { RspackChain } from '@rsbuild/core';
import { engineChanged } from './changed.ts';

/** The engine's compiler of pages. */
export const LOADER = 'mdx-loader';

/** Name of the rule and of its branch. */
const RULE = 'mdx';

/** The loaders that compile pages, by name; undefined when the engine compiles pages in another way. */
export const pageLoaders = (chain: RspackChain) => chain.module.rules.get(RULE)?.oneOfs.get(RULE)?.uses;

/**
 * Takes the engine's compiler of pages out of a build: what the loader before it returns is the page's module, in JSX.
 *
 * @throws when the engine compiles pages in another way.
 */
export function withoutMdxCompiler(chain: RspackChain): void {
  const uses = pageLoaders(chain);
  if (!uses?.has(LOADER)) {
    const loaders = Object.keys(uses?.entries() ?? {}).join(', ') || 'none';
    throw engineChanged('rule of pages', 'twinPages.ts', `loaders: ${loaders}`);
  }
  uses.delete(LOADER);
}

/**
 * What the engine asks a page's module for.
 *
 * @param file absolute path of the page. @param docsDir absolute path of the folder of all pages.
 * @returns lines at the end of the module.
 */
export function pageMetaOf(
  file: string,
  docsDir: string,
  frontmatter: Readonly<Record<string, unknown>>,
): string {
  const key = encodeURIComponent(path.relative(docsDir, file).split(path.sep).join('/'));
  const meta = { title: frontmatter.title, toc: [], frontmatter };
  return `MDXContent.__RSPRESS_PAGE_META = ${JSON.stringify({ [key]: meta })};\n`;
}
