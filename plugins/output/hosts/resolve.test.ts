import { describe, expect, test } from '@rstest/core';
import { ACCEPT_HEADERS } from '../../../e2e/support/acceptHeaders.ts';
import { resolveRequest } from './resolve.ts';

const FILES = new Set([
  'index.html',
  '404.html',
  'blog.html',
  'blog/archive.html',
  'blog/v0.5.0.html',
  'blog/rss.xml',
  'docs/index.html',
  'docs/a b.html',
  'static/app.js',
]);
const resolve = (path: string) => resolveRequest(path, (file) => FILES.has(file));

describe('resolveRequest', () => {
  test.each([
    ['/', 'index.html'],
    ['/docs/', 'docs/index.html'],
    ['/blog', 'blog.html'],
    ['/blog/v0.5.0', 'blog/v0.5.0.html'],
    ['/docs/a%20b', 'docs/a b.html'],
    ['/static/app.js', 'static/app.js'],
    ['/blog/rss.xml', 'blog/rss.xml'],
  ])('%s is the file %s', (path, file) => {
    expect(resolve(path)).toEqual({ kind: 'file', file });
  });

  test.each([
    ['/index', '/'],
    ['/index.html', '/'],
    ['/docs', '/docs/'],
    ['/docs.html', '/docs/'],
    ['/docs/index', '/docs/'],
    ['/docs/index.html', '/docs/'],
    ['/blog/', '/blog'],
    ['/blog.html', '/blog'],
    ['/blog/index.html', '/blog'],
    ['/blog/v0.5.0.html', '/blog/v0.5.0'],
    ['/docs/a%20b.html', '/docs/a%20b'],
  ])('%s redirects to %s', (path, location) => {
    expect(resolve(path)).toEqual({ kind: 'redirect', location });
  });

  test.each([
    '/nope',
    '/DOCS/',
    '/Blog',
    '/404',
    '/404.html',
    '/nope.html',
    '//',
    '//docs/',
    '/docs//',
    '/%E0%A4%A',
    '/%00',
    'docs/',
    '/../package.json',
    '/static/app.js/',
  ])('%s is not found', (path) => {
    expect(resolve(path)).toEqual({ kind: 'not-found' });
  });

  describe('AGENT-1.b Markdown for who asks for it', () => {
    const files = new Set([...FILES, 'docs/index.md', 'blog/v0.5.0.md']);
    const ask = (path: string, accept?: string) => resolveRequest(path, (file) => files.has(file), accept);

    test.each(ACCEPT_HEADERS)('"%s" as %s', (accept, format) => {
      const ending = format === 'markdown' ? 'md' : 'html';
      expect(ask('/docs/', accept)).toEqual({
        kind: 'file',
        file: `docs/index.${ending}`,
        markdown: '/docs/index.md',
      });
      expect(ask('/blog/v0.5.0', accept)).toEqual({
        kind: 'file',
        file: `blog/v0.5.0.${ending}`,
        markdown: '/blog/v0.5.0.md',
      });
      // No negotiation for a page without a Markdown file, and for files that are no pages.
      expect(ask('/', accept)).toEqual({ kind: 'file', file: 'index.html' });
      expect(ask('/static/app.js', accept)).toEqual({ kind: 'file', file: 'static/app.js' });
    });

    test('a request without an Accept header gets HTML', () => {
      expect(ask('/docs/', undefined)).toMatchObject({ file: 'docs/index.html' });
    });
  });
});
