/** The docs and their versions: on the site, and on the fixture that has three. */
import fs from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { type Site, siteFixture } from './fixtures.ts';
import { fileOfRoute, readPages } from './site.ts';
import { test as base, type Page } from './test.ts';

export const hrefOf = (element: Element | undefined) => String(element?.properties.href ?? '');

export const parse = (html: string): Root => fromHtml(html);

export const versionMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Docs version/ });

export const sidebarLinks = (html: Root) =>
  selectAll('[data-sidebar] ul a', html)
    .map(hrefOf)
    .filter((href, at, all) => all.indexOf(href) === at);

export const versions = base.extend<object, { site: Site }>(siteFixture('versions', 'built'));

/** Clean addresses of all built pages. */
export const routesOf = ({ dir }: Site) => readPages(path.join(dir, 'doc_build'));

export const builtPage = ({ dir }: Site, route: string): Root =>
  parse(fs.readFileSync(path.join(dir, 'doc_build', fileOfRoute(route)), 'utf8'));

/** Entries of the version menu of a page: label → address. */
export function entriesOf(html: Root): Record<string, string> {
  const menu = selectAll('[aria-controls] + ul', html).find((list) => textOf(list).includes('0.4.0'));
  return Object.fromEntries(selectAll('a', menu as Element).map((link) => [textOf(link), hrefOf(link)]));
}
