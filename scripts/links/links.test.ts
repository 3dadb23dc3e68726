import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { brokenLinks, externalLinks, listOf } from './externalLinks.ts';

let build: string;

beforeEach(() => {
  build = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
});

afterEach(() => fs.rmSync(build, { recursive: true }));

function linksOf(pages: Readonly<Record<string, string>>): Record<string, string[]> {
  for (const [name, html] of Object.entries(pages)) {
    fs.mkdirSync(path.dirname(path.join(build, name)), { recursive: true });
    fs.writeFileSync(path.join(build, name), html);
  }
  const links = externalLinks(build, 'site.example');
  return Object.fromEntries([...links].map(([address, files]) => [address, [...files]]));
}

test('HOST-2 an address is requested once, without fragment, and knows its pages', () => {
  expect(
    linksOf({
      'index.html': '<a class="x" href="https://a.example/?b=1&amp;c=2#d">A</a><a href="/docs">docs</a>',
      'docs/a.html': '<a href="https://a.example/?b=1&amp;c=2">A</a><link href="https://b.example/">',
      'docs/a.md': '<a href="https://c.example/">',
    }),
  ).toEqual({ 'https://a.example/?b=1&c=2': ['docs/a.html', 'index.html'] });
});

test('HOST-2 links that lead back to the site are left out, and one to an editor asks for its file', () => {
  expect(
    linksOf({
      'index.html': `<a href="https://site.example/x">own</a><a href="https://ai.example/?q=https%3A%2F%2Fsite.example%2F">ask</a>
        <a href="https://github.com/o/r/edit/main/a.mdx">edit</a>`,
    }),
  ).toEqual({ 'https://github.com/o/r/blob/main/a.mdx': ['index.html'] });
});

test('HOST-2 addresses that fail are named with their pages', () => {
  const links = new Map([
    ['https://a.example/', new Set(['index.html'])],
    ['https://b.example/', new Set(['index.html', 'docs/a.html'])],
    ['https://c.example/', new Set(['c.html'])],
  ]);
  expect(listOf(['https://a.example/?b=1&c="'])).toContain('href="https://a.example/?b=1&amp;c=&quot;"');
  expect(
    brokenLinks(links, [
      { url: '/folder/of/the/list', state: 'OK', status: 200 },
      { url: 'https://a.example/', state: 'OK', status: 200 },
      { url: 'https://b.example/', state: 'BROKEN', status: 404 },
      { url: 'https://c.example/', state: 'BROKEN', status: 0 },
    ]),
  ).toEqual([
    'https://b.example/ answers 404: index.html, docs/a.html',
    'https://c.example/ does not answer: c.html',
  ]);
});
