/** The docs and their versions: on the site, and on the fixture that has three. */
import fs from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { type Site, siteFixture } from './fixtures.ts';
import { hrefOf, hrefsOf, selectAll, textOf } from './html.ts';
import { test as base, type Page } from './test.ts';

export const versionMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Docs version/ });

export const sidebarLinks = (html: Root) => [...new Set(hrefsOf('[data-sidebar] ul a', html))];

/** A page with more than 20 entries of level 3, which no page of this site needs. */
export const FOLDING = '/docs/core/long';

function addLongPage(dir: string): void {
  const words = 'A page that has much to say says it below many headings. '.repeat(12);
  const parts = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].flatMap((part) => [
    `## ${part}\n\n${words}`,
    ...['first', 'second', 'third', 'fourth'].map((name) => `### ${part}, ${name}\n\n${words}`),
  ]);
  const matter = `---\ntitle: Long\ndescription: A page with more headings of level 3 than its outline shows at once.\nunlisted: true\n---`;
  fs.writeFileSync(
    path.join(dir, 'docs/docs/core/long.mdx'),
    `${matter}\n\n# Long\n\n${words}\n\n${parts.join('\n\n')}\n\n${words.repeat(8)}\n`,
  );
}

export const versions = base.extend<{ site: Site }>(siteFixture('versions', 'built', addLongPage));

/** Entries of the version menu of a page: label → address. */
export function entriesOf(html: Root): Record<string, string> {
  const menu = selectAll('[aria-controls] + ul', html).find((list) => textOf(list).includes('0.4.0'));
  return Object.fromEntries(selectAll('a', menu as Element).map((link) => [textOf(link), hrefOf(link)]));
}
