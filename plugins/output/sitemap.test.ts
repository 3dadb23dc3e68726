import { expect, test } from '@rstest/core';
import { SITEMAP_SCHEMA, schemaErrors } from '../../e2e/support/xml.ts';
import type { Page } from '../../model/page.ts';
import { sitemap } from './sitemap.ts';

const page = (route: string, updated?: string, indexed = true): [string, Page] => [
  route,
  {
    route,
    file: undefined,
    title: 'T',
    description: 'D',
    frontmatter: {},
    version: undefined,
    visibility: { built: true, listed: indexed, indexed, searched: indexed },
    published: undefined,
    updated,
    tags: undefined,
    headings: [],
  },
];

const pages = new Map([
  page('/docs/'),
  page('/docs/hidden', '2026-01-02T00:00:00Z', false),
  page('/', '2026-01-02T03:04:05Z'),
  page("/docs/q&a 'für' <alle>", '2026-01-03T00:00:00.000Z'),
]);

test('R-7.a the sitemap has the indexed pages by address, with the dates of their changes', () => {
  const xml = sitemap({ pages }, 'https://example.com/base');
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://example.com/base/</loc><lastmod>2026-01-02T03:04:05Z</lastmod></url>
<url><loc>https://example.com/base/docs/</loc></url>
<url><loc>https://example.com/base/docs/q&amp;a%20&apos;f%C3%BCr&apos;%20%3Calle%3E</loc><lastmod>2026-01-03T00:00:00.000Z</lastmod></url>
</urlset>
`);
  expect(schemaErrors(xml, SITEMAP_SCHEMA)).toEqual([]);
});

test('the schema of the protocol refuses elements in another order', () => {
  const xml = sitemap({ pages }, 'https://example.com');
  const wrong = xml.replace('</loc>', '</loc><priority>0.5</priority><changefreq>monthly</changefreq>');
  expect(schemaErrors(wrong, SITEMAP_SCHEMA)).toEqual([expect.stringContaining('changefreq')]);
});
