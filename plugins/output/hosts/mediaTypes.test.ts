import { expect, test } from '@rstest/core';
import { contentType, isText, mediaType } from './mediaTypes.ts';

test.each([
  ['docs/index.md', 'text/markdown'],
  ['service-worker.js', 'text/javascript'],
  ['manifest.webmanifest', 'application/manifest+json'],
  ['docs.epub', 'application/epub+zip'],
  ['frame.xhtml', 'application/xhtml+xml'],
  ['favicon.ico', 'image/x-icon'],
  ['sitemap.xml', 'application/xml'],
  ['A.PNG', 'image/png'],
  ['LICENCE', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(mediaType(file)).toBe(type);
});

test('text carries its encoding and is compressed, pictures do neither', () => {
  expect([contentType('a.html'), contentType('a.svg'), contentType('a.woff2')]).toEqual([
    'text/html; charset=utf-8',
    'image/svg+xml',
    'font/woff2',
  ]);
  const files = ['a.html', 'a.svg', 'a.json', 'a.webmanifest', 'a.xhtml', 'a.woff2', 'a.png'];
  expect(files.filter(isText)).toEqual(['a.html', 'a.svg', 'a.json', 'a.webmanifest', 'a.xhtml']);
});
