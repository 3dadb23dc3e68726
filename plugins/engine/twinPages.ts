/**
 * Holds on to: the loader `mdx-loader` of the rule of pages, and what it writes at the end of a page's module, which the engine's
 * runtime reads. In the build of the Markdown twins it would parse and print every page once more.
 */
import path from 'node:path';
import type { RspackChain } from '@rsbuild/core';
import { engineChanged } from './changed.ts';
import { pageBranch } from './mdxRule.ts';

const LOADER = 'mdx-loader';

/**
 * Takes the engine's compiler of pages out of a build: what the loader before it returns is the page's module, in JSX.
 *
 * @throws when the engine compiles pages in another way.
 */
export function withoutMdxCompiler(chain: RspackChain): void {
  const { uses } = pageBranch(chain);
  if (!uses.has(LOADER))
    throw engineChanged(
      'rule of pages',
      'twinPages.ts',
      `loaders: ${Object.keys(uses.entries() ?? {}).join(', ')}`,
    );
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
