import { describe, expect, test } from '@rstest/core';
import { type PageFacts, type SiteFacts, structuredData, toScriptText } from './structuredData.ts';

const site: SiteFacts = {
  origin: 'https://example.com',
  name: 'Example',
  title: 'Example | A site',
  description: 'About examples.',
  language: 'en',
  author: { name: 'Ann', href: '/authors/ann' },
};

const page: PageFacts = {
  kind: 'doc',
  path: '/docs/a',
  title: 'A',
  description: 'About A.',
  image: '/og/docs/a.png',
  trail: [],
};

describe('structuredData', () => {
  test('home is the web site', () => {
    expect(structuredData(site, { ...page, kind: 'home', path: '/' })['@graph']).toEqual([
      {
        '@type': 'WebSite',
        '@id': 'https://example.com/#website',
        name: 'Example',
        alternateName: 'Example | A site',
        url: 'https://example.com/',
        description: 'About examples.',
        inLanguage: 'en',
        publisher: { '@type': 'Person', name: 'Ann', url: 'https://example.com/authors/ann' },
      },
    ]);
  });

  test('a doc is an article by the author of the site, without dates that nobody knows', () => {
    const [article] = structuredData(site, page)['@graph'];
    expect(article).toMatchObject({
      '@type': 'TechArticle',
      headline: 'A',
      image: 'https://example.com/og/docs/a.png',
      author: { name: 'Ann' },
    });
    expect(article).not.toHaveProperty('dateModified');
    expect(article).not.toHaveProperty('keywords');
  });

  test('a post names its own authors, dates and subjects', () => {
    const post: PageFacts = {
      ...page,
      kind: 'post',
      published: '2025-11-01',
      updated: '2025-11-02T00:00:00Z',
      authors: [{ label: 'Bob' }, { label: 'Cy', href: '/c' }],
      keywords: ['Zod'],
    };
    expect(structuredData(site, post)['@graph'][0]).toMatchObject({
      '@type': 'BlogPosting',
      datePublished: '2025-11-01',
      dateModified: '2025-11-02T00:00:00Z',
      author: [
        { '@type': 'Person', name: 'Bob' },
        { '@type': 'Person', name: 'Cy', url: 'https://example.com/c' },
      ],
      keywords: ['Zod'],
      isPartOf: { '@id': 'https://example.com/blog#blog' },
    });
  });

  test('breadcrumbs count from 1, without the steps that have no address', () => {
    const trail = [{ label: 'Home', href: '/' }, { label: 'Core' }, { label: 'A', href: '/docs/a' }];
    expect(structuredData(site, { ...page, trail })['@graph'][1]).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' },
        { '@type': 'ListItem', position: 2, name: 'A', item: 'https://example.com/docs/a' },
      ],
    });
  });
});

test('toScriptText cannot be ended from inside', () => {
  const text = toScriptText({ a: '</script><script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ a: '</script><script>' });
});
