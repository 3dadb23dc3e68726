import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { createPageMemory } from './pageMemory.ts';

let file: string;

beforeEach(() => {
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'pages-')), 'docs/pages.json');
});

afterEach(() => fs.rmSync(path.resolve(file, '../..'), { recursive: true }));

const PAGE = { name: 'content', file: '/docs/a.mdx', source: '# A' };

/** What a next build makes anew of those that are asked for. */
function madeAnew(...asked: { name: string; file: string; source: string }[]) {
  const memory = createPageMemory(file);
  return asked.filter((origin) => memory.recall(origin, () => ['new'])?.[0] === 'new');
}

function keep(...pages: (typeof PAGE)[]) {
  const memory = createPageMemory(file);
  for (const page of pages) memory.recall(page, () => ['kept']);
  memory.save();
}

test('what was made of a page is kept until its text, its file or the name of what is made is another', () => {
  keep(PAGE);
  const others = [
    { ...PAGE, name: 'post' },
    { ...PAGE, file: '/docs/b.mdx' },
    { ...PAGE, source: '# B' },
  ];
  expect(madeAnew(PAGE, ...others)).toEqual(others);
});

test('what no build asks for any more is not kept, and what could not be made is not', () => {
  const other = { ...PAGE, file: '/docs/b.mdx' };
  keep(PAGE, other);
  keep(PAGE);
  expect(madeAnew(PAGE, other)).toEqual([other]);
  const memory = createPageMemory(file);
  expect(memory.recall(other, () => undefined)).toBeUndefined();
  expect(memory.recall(other, () => 'made')).toBe('made');
});

test('a build that takes what is kept leaves nothing to one after it until it has checked the pages', () => {
  keep(PAGE);
  const memory = createPageMemory(file);
  memory.take();
  expect(madeAnew(PAGE)).toEqual([PAGE]);
  expect(memory.recall(PAGE, () => ['new'])).toEqual(['kept']);
  memory.save();
  expect(madeAnew(PAGE)).toEqual([]);
});

test('a file that was cut, is none of this or was made by other code is as none', () => {
  keep(PAGE);
  const text = fs.readFileSync(file, 'utf8');
  const broken = [
    text.slice(0, -3),
    text.replace(/"digest":"./, '"digest":"?'),
    '[]',
    'null',
    '{"digest":1}',
    '',
  ];
  for (const each of broken) {
    expect(each).not.toBe(text);
    fs.writeFileSync(file, each);
    expect(madeAnew(PAGE), each).toEqual([PAGE]);
  }
  fs.writeFileSync(file, text);
  expect(madeAnew(PAGE)).toEqual([]);
});
