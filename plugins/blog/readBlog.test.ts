import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, rs, test } from '@rstest/core';
import { DiagnosticsError } from '../content/diagnostic.ts';
import { createParse } from '../content/siteReader.ts';
import { type Blog, createBlogReader } from './readBlog.ts';

let dir: string;
let read: () => Blog;

const write = (name: string, text: string) => {
  const file = path.join(dir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};

const HEAD = [
  'title: A post',
  'description: What it says.',
  'date: 2025-11-01',
  'authors: [ada]',
  'tags: [zod]',
];

/** Front matter with lines replaced (`key: …`) or left out (`key` alone), and a body. */
const post = (changes: string[] = [], body = 'Text.') => {
  const keys = changes.map((line) => line.split(':')[0]);
  const rest = HEAD.filter((line) => !keys.includes(line.split(':')[0]));
  return ['---', ...rest, ...changes.filter((line) => line.includes(':')), '---', '', body, ''].join('\n');
};

/** Problems as `file:line: message`. */
const problems = () =>
  read().diagnostics.map(({ file, line, reason }) => `${path.relative(dir, file)}:${line}: ${reason}`);

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'blog-'));
  write('_tags.json', '{\n  "zod": { "label": "Zod" },\n  "cors": { "label": "CORS" }\n}\n');
  write('_authors.json', '{ "ada": { "name": "Ada Lovelace" } }\n');
  const reader = createBlogReader({ dir, parse: createParse() });
  read = () => {
    reader.refresh();
    return reader.read();
  };
});

afterEach(() => fs.rmSync(dir, { recursive: true }));

describe('posts', () => {
  test('are the Markdown files of the folder and those below it, newest first', () => {
    write('old.mdx', post(['date: 2024-05-06']));
    write('v0.5.0.md', post());
    write('2023/first/index.mdx', post(['date: 2023-01-01']));
    write('_partial.mdx', 'No post.');
    write('_shared/part.mdx', 'No post.');
    write('archive.mdx', '---\ntitle: Archive\nblog: list\n---\n');
    const { posts, diagnostics: found } = read();
    expect(found).toEqual([]);
    expect(posts.map(({ href }) => href)).toEqual(['/blog/v0.5.0', '/blog/old', '/blog/2023/first/']);
  });

  test('of the same day are in the order of their addresses', () => {
    for (const name of ['b', 'c', 'a']) write(`${name}.mdx`, post());
    expect(read().posts.map(({ href }) => href)).toEqual(['/blog/a', '/blog/b', '/blog/c']);
  });

  test('leave a day unchanged, and convert a time to UTC', () => {
    write('a.mdx', post(['date: 2024-12-31T23:30:00-05:00']));
    write('b.mdx', post(['date: 2024-12-31']));
    expect(read().posts.map(({ date }) => date)).toEqual(['2025-01-01T04:30:00.000Z', '2024-12-31']);
  });

  test('without a marker are introduced by their description', () => {
    write('a.mdx', post());
    expect(read().posts[0]?.excerpt).toEqual([['What it says.']]);
  });

  test('may be in files with the line endings of Windows', () => {
    write('a.mdx', post([], 'One.\n\n{/* truncate */}\n\nTwo.').replaceAll('\n', '\r\n'));
    const [first] = read().posts;
    expect(first).toMatchObject({ title: 'A post', excerpt: [['One.']] });
  });

  test('are read again when they change, appear and go', () => {
    write('a.mdx', post());
    expect(read().posts.map(({ title }) => title)).toEqual(['A post']);
    write('a.mdx', post(['title: Another title']));
    write('b.mdx', post(['date: 2025-01-01']));
    expect(read().posts.map(({ title }) => title)).toEqual(['Another title', 'A post']);
    fs.rmSync(path.join(dir, 'a.mdx'));
    expect(read().posts.map(({ title }) => title)).toEqual(['A post']);
  });
});

test('a blog is read once, however often it is asked for, until it is refreshed', () => {
  write('a.mdx', post());
  let parsed = 0;
  const parse = createParse();
  const counted = (file: string) => {
    parsed += 1;
    return parse(file);
  };
  const reader = createBlogReader({ dir, parse: counted });
  const first = reader.read();
  write('b.mdx', post());
  expect([reader.read(), reader.read()]).toEqual([first, first]);
  expect(parsed).toBe(1);
  reader.refresh();
  expect(reader.read().posts).toHaveLength(2);
});

describe('addresses', () => {
  test('of tags and authors are made from key and name, or "slug"', () => {
    write('_tags.json', '{ "c++": { "label": "C++" }, "日本語": { "label": "日本語", "slug": "japanese" } }');
    expect(read().tags.map(({ href }) => href)).toEqual(['/blog/tags/c-plus-plus', '/blog/tags/japanese']);
    expect(read().authors.map(({ href }) => href)).toEqual(['/blog/authors/all-ada-lovelace-articles']);
  });

  test('that two tags would share are a problem of the second', () => {
    write('_tags.json', '{\n  "API": { "label": "API" },\n  "api": { "label": "api" }\n}\n');
    expect(problems()).toEqual([
      '_tags.json:3: "api" and "API" would share the address /blog/tags/api. Give one of them a "slug" of its own.',
    ]);
  });

  test('that nothing of the key can make are a problem', () => {
    write('_tags.json', '{\n  "日本語": { "label": "日本語" }\n}\n');
    expect(problems()[0]).toMatch(/^_tags\.json:2: "日本語": nothing of this name .* Add a "slug"/);
  });
});

describe('problems name file, line, value and fix', () => {
  const cases: [name: string, source: string, problem: string | RegExp][] = [
    [
      'no date',
      post(['date']),
      'a.mdx:2: "date" is missing. Add `date: 2025-11-01`; a page that is no post says `blog: list`.',
    ],
    ['no title', post(['title']), /^a\.mdx:2: "title" is missing\. Add `title:/],
    [
      'a date that does not exist',
      post(['date: 2025-02-30']),
      'a.mdx:6: "date": expected a date such as 2025-11-01 or 2025-11-01T09:30:00Z, found "2025-02-30".',
    ],
    ['a wrong type', post(['draft: soon']), /^a\.mdx:7: "draft": .*expected boolean.*, found "soon"\.$/],
    [
      'a text where a list is expected',
      post(['tags: zod']),
      /^a\.mdx:6: "tags": .*expected array.*, found "zod"\.$/,
    ],
    [
      'an unknown tag',
      post(['tags: [cors, zodd]']),
      'a.mdx:6: Unknown tag "zodd". Did you mean "zod"? Available tags: "zod", "cors".',
    ],
    [
      'an unknown author',
      post(['authors: [adda]']),
      'a.mdx:6: Unknown author "adda". Did you mean "ada"? Available authors: "ada".',
    ],
    [
      'docs that are no address',
      post(['docs: [/docs/, nowhere]']),
      /^a\.mdx:7: "docs\.1": expected an address such as \/docs\/page#anchor/,
    ],
    [
      'an unknown key, which would publish it',
      post(['unlsited: true']),
      /^a\.mdx:7: .*"unlsited".*Did you mean "unlisted"/,
    ],
    [
      'a day of the last change that is none',
      post(['updated: yesterday']),
      'a.mdx:7: "updated": expected a day such as 2025-11-01, found "yesterday".',
    ],
  ];
  for (const [name, source, problem] of cases) {
    test(name, () => {
      write('a.mdx', source);
      const found = problems();
      expect(found).toHaveLength(1);
      if (typeof problem === 'string') expect(found[0]).toBe(problem);
      else expect(found[0]).toMatch(problem);
      expect(read().posts).toEqual([]);
    });
  }

  test('front matter that is half typed', () => {
    write('a.mdx', '---\ntitle\n---\n');
    expect(problems()).toContain('a.mdx:2: "title" is missing. Add `title: What the post is about`.');
  });

  test('an unknown tag in a list of lines is named by its own line', () => {
    write(
      'a.mdx',
      '---\ntitle: A\ndescription: B\ndate: 2025-01-01\nauthors: [ada]\ntags:\n  - zod\n  - typo\n---\n\nText.\n',
    );
    expect(problems()[0]).toMatch(/^a\.mdx:8: Unknown tag "typo"/);
  });

  test('all problems are reported together, and the other posts are read', () => {
    write('a.mdx', post(['date', 'tags: [nope]']));
    write('b.mdx', post());
    write('c.mdx', post(['title', 'authors']));
    expect(problems().map((text) => text.split(':')[0])).toEqual(['a.mdx', 'c.mdx', 'c.mdx']);
    expect(read().posts).toHaveLength(1);
  });

  test('missing, broken and wrong files of tags and authors', () => {
    fs.rmSync(path.join(dir, '_authors.json'));
    write('_tags.json', '{\n  "zod": { "label": "Zod", "colour": "red" },\n  "cors": {}\n}\n');
    write('a.mdx', post());
    expect(problems()).toEqual([
      '_tags.json:2: "zod": Unknown key "colour". Did you mean "slug"? Available keys: "label", "description", "slug".',
      '_tags.json:3: "cors.label" is missing. Add `"label": "What readers see"`.',
      '_authors.json:1: The file is missing. Create it with `{}`.',
    ]);
    write('_tags.json', '{ "zod": ');
    expect(problems()[0]).toMatch(/^_tags\.json:1: Not readable: .*Check commas and quotes/);
  });

  test('the error lists them with paths relative to the working directory', () => {
    write('a.mdx', post(['date']));
    const { message } = new DiagnosticsError('The blog', read().diagnostics);
    expect(message).toContain(
      `${path.relative(process.cwd(), path.join(dir, 'a.mdx'))}:2: "date" is missing.`,
    );
  });
});

describe('posts of later days', () => {
  /** 23:00 in UTC. */
  const NOW = Date.parse('2026-03-01T23:00:00Z');
  beforeEach(() => {
    rs.spyOn(Date, 'now').mockReturnValue(NOW);
  });
  afterEach(() => {
    rs.restoreAllMocks();
  });
  const found = () => read().diagnostics.map(({ line, reason }) => `${line}: ${reason}`);

  test('BLOG-1 a post is no draft and dated in the future: a problem', () => {
    write('a.mdx', post(['date: 2026-03-03']));
    expect(found()).toEqual([
      '6: "date": 2026-03-03 is in the future. Add `draft: true` until then, or correct the date.',
    ]);
  });

  test('drafts may be, and where the day begins first it is tomorrow', () => {
    write('a.mdx', post(['date: 2026-03-03', 'draft: true']));
    write('b.mdx', post(['date: 2026-03-02']));
    write('c.mdx', post(['date: 2026-03-02T12:59:00Z']));
    expect(found()).toEqual([]);
  });
});

test.each([
  [
    '{ "tags": { "zod": { "label": "Zod" }, "cors": { "label": "CORS" } } }',
    [
      '"tags.label" is missing. Add `"label": "What readers see"`.',
      '"tags": Unknown key "zod". Did you mean "slug"? Available keys: "label", "description", "slug".',
      '"tags": Unknown key "cors". Did you mean "slug"? Available keys: "label", "description", "slug".',
    ],
  ],
  [
    '{ "zod": "Zod", "cors": { "label": "CORS" } }',
    ['"zod": Invalid input: expected object, received string, found "Zod".'],
  ],
  ['[]', ['Invalid input: expected record, received array, found [].']],
])('tags of another shape are problems of their file alone: %s', (text, expected) => {
  write('_tags.json', text);
  write('a.mdx', post());
  write('b.mdx', post(['tags: [cors]']));
  // No problem is of a post with one of the tags.
  expect(problems()).toEqual(expected.map((reason) => `_tags.json:1: ${reason}`));
});
