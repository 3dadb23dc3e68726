import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { createDateFormats } from '../../../model/dates.ts';
import { parseMarkdown } from '../../content/parse.ts';
import { joinText } from '../../output/llms.ts';
import { createMarkdownOf, type MarkdownHeading } from './index.ts';
import type { MarkdownContext } from './markdownElement.ts';

const { day, monthDay } = createDateFormats({
  code: 'en',
  label: 'English',
  dir: 'ltr',
  calendar: 'gregory',
});

const POSTS = [
  {
    title: 'News',
    href: '/blog/news',
    date: '2025-11-01',
    excerpt: [['One ', 'two()', ''], ['Three.']],
  },
];

const DATA: Readonly<Record<string, unknown>> = {
  'virtual-blog/page/1': { posts: POSTS, page: 1, pages: ['/blog'] },
  'virtual-blog/archive': [
    { year: '2025', posts: [{ href: '/blog/news', label: 'News', date: '2025-11-01' }] },
  ],
  'virtual-blog/tags': [{ letter: 'Z', tags: [{ href: '/blog/tags/zod', label: 'Zod', count: 2 }] }],
  'virtual-blog/authors': [{ href: '/blog/authors/ada', name: 'Ada', title: 'Cook', count: 1 }],
  'virtual-blog/latest': POSTS,
};

const HEADINGS: Readonly<Record<string, readonly MarkdownHeading[]>> = {
  '/docs/': [],
  '/docs/a': [
    { id: 'stop', text: 'How to stop' },
    { id: 'again', text: 'How to stop' },
  ],
  '/docs/b': [{ id: 'own', text: 'Its own' }],
};

const page: MarkdownContext = {
  message: (key, values = {}) => [key, ...Object.values(values)].join(' '),
  countMessage: (key, count) => `${count} ${key}`,
  addressOf: (reference) => reference.replace('doc:', '/docs/'),
  facts: ['MIT', 'Version 1'],
  samplesDoc: 'doc:a',
  monthDay,
  dataOf: (module) => DATA[module],
};

/** The Markdown of a page. @param others sources of other pages by file. */
function markdownOf(source: string, frontmatter = {}, others: Readonly<Record<string, string>> = {}) {
  const markdown = createMarkdownOf({
    read: (file) => ({ tree: parseMarkdown(file, others[file] ?? source).tree, frontmatter }),
    docsDir: '/site/docs',
    origin: 'https://a.org/base',
    formatDay: day,
    pageAt: (route) => (HEADINGS[route] ? { route, headings: HEADINGS[route] } : undefined),
    pageOf: () => page,
  });
  return markdown('/site/docs/docs/b.mdx', '/docs/b');
}

/** Text of the Markdown of a page. */
function text(source: string, frontmatter = {}): string {
  const { title, body, diagnostics } = markdownOf(source, frontmatter);
  expect(diagnostics).toEqual([]);
  return joinText(title, body);
}

describe('CODE-3.b Markdown of authors is unchanged', () => {
  test('words, lists, quotes, code and tables as they are written', () => {
    const source = `# A

A *b* **c** \`d\` [e](https://b.org "f") ~~g~~ h_i.

- j
- k

  l

1. m
2. n

> o

\`\`\`\`md
## B {#b}
\`\`\`
:::tip
[p](/docs/a)
\`\`\`
\`\`\`\`

| q | r |
| - | -: |
| s \`t \\| u\` | v |
`;
    expect(text(source)).toBe(source);
  });

  test('anchors are taken from headings of every level', () => {
    expect(text('# A \\{#a}\n\n## `b()` \\{#b-c}\n\ntext\n\n## C `{#c}` d\n')).toBe(
      '# A\n\n## `b()`\n\ntext\n\n## C `{#c}` d\n',
    );
  });

  test('a table has no blanks that only align its columns', () => {
    expect(text('| a    |     b |\n| ------ | ----: |\n| c \\|   d |       |\n')).toBe(
      '| a | b |\n| - | -: |\n| c \\|   d | |\n',
    );
  });

  test('of the first line of a fence its language and title are left', () => {
    const fence = (first: string, mark = '```') => `${mark}${first}\na {1}\n${mark}\n`;
    for (const [first, expected] of [
      ['ts', 'ts'],
      ['ts {3-9}', 'ts'],
      ['sh title="Terminal" {1,4-7}', 'sh title="Terminal"'],
      ["text reason='file tree'", 'text'],
      ['ts title="Files" change="-+++" plain', 'ts title="Files"'],
      ['json title="Reads &quot;it&quot;"', 'json title="Reads \'it\'"'],
    ] as const)
      expect(text(fence(first)).replace(/^\*\*.*\*\*\n\n/, '')).toBe(fence(expected));
    expect(text('- a\n\n  ```ts {1}\n  b\n  ```\n')).toBe('- a\n\n  ```ts\n  b\n  ```\n');
  });

  test('AGENT-1 the name of a file is above its block, once', () => {
    const block = '```ts title="a.ts"\nb\n```\n';
    expect(text(`c\n\n${block}`)).toBe(`c\n\n**\`a.ts\`**\n\n${block}`);
    expect(text(`\`a.ts\` New file:\n\n${block}`)).toBe(`\`a.ts\` New file:\n\n${block}`);
    expect(text(`<Tabs>\n<Tab label="a.ts">\n\n${block}\n</Tab>\n</Tabs>\n`)).toBe(
      `**\`a.ts\`**\n\n${block}`,
    );
  });
});

test('AGENT-1.c the anchor of a link is that of the heading in Markdown; one that is no heading stays', () => {
  const link = (url: string) => /\]\((.*?)\)/.exec(text(`[a](${url})\n`))?.[1];
  expect(link('/docs/a#stop')).toBe('https://a.org/base/docs/a.md#how-to-stop');
  expect(link('/docs/a?b#again')).toBe('https://a.org/base/docs/a.md?b#how-to-stop-1');
  expect(link('#own')).toBe('#its-own');
  expect(link('/docs/a#figure')).toBe('https://a.org/base/docs/a.md#figure');
});

test('AGENT-1.c relative links lead to Markdown files on Windows, too', () => {
  const { relative, sep } = path;
  Object.assign(path, { relative: path.win32.relative, sep: path.win32.sep });
  try {
    expect(text('[a](./a.mdx)')).toBe('[a](https://a.org/base/docs/a.md)\n');
  } finally {
    Object.assign(path, { relative, sep });
  }
});

test('AGENT-1.c links lead to Markdown files, however the page is spelt, and pictures to the site', () => {
  const link = (url: string) => /\]\((.*?)\)/.exec(text(`[a](${url})\n`))?.[1];
  for (const url of ['/docs/a', '/docs/a.html', 'a', './a.mdx', '../docs/a.md'])
    expect(link(`${url}?b#c`)).toBe('https://a.org/base/docs/a.md?b#c');
  for (const url of ['/docs/', './', 'index.mdx']) expect(link(url)).toBe('https://a.org/base/docs/index.md');
  for (const url of ['#a', 'mailto:a@b.c', '//b.org/docs/a', 'c']) expect(link(url)).toBe(url);
  expect(link('/feed.xml')).toBe('https://a.org/base/feed.xml');
  // Pages that are joined would share the names of their references.
  expect(text('[a][1] ![b][2]\n\n[1]: /docs/a "t"\n\n[2]: /b.png\n')).toBe(
    '[a](https://a.org/base/docs/a.md "t") ![b](https://a.org/base/b.png)\n',
  );
  expect(text('![a (b)](/pictures/c.webp "d") `![e](/f.png)`\n')).toBe(
    '![a (b)](https://a.org/base/pictures/c.webp "d") `![e](/f.png)`\n',
  );
});

test('CODE-3.b below the title of a post is its date', () => {
  const source = '# A\n\nb\n\n# B\n';
  expect(text(source, { date: '2025-11-01' })).toBe('# A\n\nPublished on November 1, 2025.\n\nb\n\n# B\n');
  expect(text(source)).toBe(source);
  expect(markdownOf(source).title).toBe('# A\n');
});

describe('CODE-3.b containers are plain Markdown', () => {
  test('a callout is a block quote with its kind and title in bold', () => {
    expect(text('a\n\n:::warning Keep `b`\nc\n\n- d\n:::\n\ne\n')).toBe(
      'a\n\n> **Warning: Keep `b`**\n>\n> c\n>\n> - d\n\ne\n',
    );
    expect(text(':::tip\n\na\n:::\n')).toBe('> **Tip**\n>\n> a\n');
    expect(text(':::tip Checkpoint\n- a\n- b\n\n:::\n')).toBe('> **Tip: Checkpoint**\n>\n> - a\n> - b\n');
    expect(text(':::tip{title="A"}\nb\n:::\n')).toBe('> **Tip: A**\n>\n> b\n');
    expect(text(':::tip\\{title="A"}\nb\n:::\n')).toBe('> **Tip: A**\n>\n> b\n');
    expect(text('> [!NOTE]\n> a\n')).toBe('> **Note**\n>\n> a\n');
  });

  test('details and a callout with code follow their title', () => {
    expect(text(':::details Proof\n\na\n\n:::\n')).toBe('**Proof**\n\na\n');
    expect(text(':::tip A\n\n```ts\nb\n```\n\n:::\n')).toBe('**Tip: A**\n\n```ts\nb\n```\n');
  });

  test('one that nothing ends is text', () => {
    expect(text(':::tip A\n\nb\n')).toBe(':::tip A\n\nb\n');
  });
});

test('CODE-3.b disclosures are unfolded', () => {
  const folded =
    '<details className="fold">\n\n<summary>All files (1 more)</summary>\n\n```ts title="a.ts" plain\nb\n```\n\nc\n\n</details>\n';
  expect(text(`a\n\n${folded}\nd\n`)).toBe(
    'a\n\n**All files (1 more)**\n\n**`a.ts`**\n\n```ts title="a.ts"\nb\n```\n\nc\n\nd\n',
  );
});

test('CODE-3.b comments that mark lines of code are left out, changes are a diff', () => {
  expect(text('```ts\na(); // [!code focus]\n// [!code word:a]\nb();\n```\n')).toBe(
    '```ts\na();\nb();\n```\n',
  );
  expect(text('```sh\na # [!code --]\nb # [!code ++]\nc\n```\n')).toBe('```diff\n- a\n+ b\n  c\n```\n');
});

describe('CODE-3.b elements', () => {
  test('one that is not in the table is replaced by its content', () => {
    expect(
      text(
        'import { A } from "a";\n\na <A b="c">d</A> e <A />.\n\n<A>\n\n- b\n\n  <B e={f()}>g</B>\n\n</A>\n',
      ),
    ).toBe('a d e .\n\n- b\n\n  g\n');
    expect(text('a\n\n<p data-markdown-ignore="">b</p>\n\n{/* c */}\n')).toBe('a\n');
    expect(text('<a href="/docs/a">b</a><br />c\n\n<img src="/c.png" alt="d" />\n')).toBe(
      '[b](https://a.org/base/docs/a.md)\\\nc\n\n![d](https://a.org/base/c.png)\n',
    );
  });

  test('expressions are data: lists, objects, texts', () => {
    const source = "<Addresses caption={'One `a`'} files={[['a.ts', '/' + 'File']]} />\n\n{-1}\n";
    expect(text(source)).toBe('One `a`\n\n- `a.ts` → `/File`\n\n-1\n');
  });

  test.each([
    [
      '\n<Addresses caption="a" files={read()} />',
      '<Addresses> has files={…}, which needs a running page: read is not defined.',
    ],
    [
      '\n<Addresses caption="a" files={all} />',
      '<Addresses> has files={…}, which needs a running page: all is',
    ],
    ['\n<Sequence caption="a" messages={[["b", "c"]]} />', '<Sequence> has messages={…}: '],
    ['\n<Here>\n\na\n\n</Here>', '<Here> needs caption="…".'],
    [
      '\n<Tabs defaultValue="b">\n<Tab label="b">\n\na\n\n</Tab>\n</Tabs>',
      '<Tabs> has no attribute "defaultValue". Did you mean "',
    ],
    [
      '\n<PackageManagerTabs command="a" dlx />',
      '<PackageManagerTabs> has no attribute "dlx". Did you mean "command"?',
    ],
    ['\n<PostList {...data} />', '<PostList> needs a running page: data is not defined. Write texts'],
    ['\n{a.b()}', '{…} needs a running page: a is not defined. Write texts'],
  ])('%s is a problem with its line', (source, reason) => {
    const [problem, ...others] = markdownOf(`${source}\n`).diagnostics;
    expect(others).toEqual([]);
    expect([problem?.file, problem?.line]).toEqual(['/site/docs/docs/b.mdx', 2]);
    expect(problem?.reason).toContain(reason);
  });

  test('drawings are their caption and their labels', () => {
    expect(text('<Here caption="You are `here`.">\n\n1. a\n\n</Here>\n')).toBe('You are `here`.\n\n1. a\n');
    expect(
      text('<Sequence caption="A." lanes={[]} messages={[["b", "c", "`d`"], ["c", "c", "e"]]} />\n'),
    ).toBe('A.\n\n1. b → c: `d`\n2. c: e\n');
    expect(
      text('<Matching caption="A." request="GET" path="/b" routes={[["b", "it fits"]]} winner="b" />\n'),
    ).toBe('A.\n\n`GET /b`\n\n- `b`: it fits\n');
  });

  test('a request is its title, method, address and status', () => {
    expect(
      text('<Exchange title="A `b`" method="GET" address="/c" status="200 OK">\n\nd\n\n</Exchange>\n'),
    ).toBe('**A `b`** `GET /c` 200 OK\n\nd\n');
    expect(text('<PairFold label="A">\n\nb\n\n</PairFold>\n')).toBe('**A**\n\nb\n');
  });

  test('tabs follow one another, a command is written for each package manager', () => {
    expect(text('<Tabs>\n<Tab label="A">\n\na\n\n</Tab>\n<Tab label="B">\n\nb\n\n</Tab>\n</Tabs>\n')).toBe(
      '**A**\n\na\n\n**B**\n\nb\n',
    );
    expect(text('<PackageManagerTabs command="add --dev zod" />\n')).toContain(
      '**npm**\n\n```sh\nnpm install --save-dev zod\n```\n',
    );
  });

  test('home has its facts and figures, a page with samples the releases that ran them', () => {
    expect(text('<Facts />\n')).toBe('- MIT\n- Version 1\n');
    expect(text('<Facts>\n\nfree for all\n\n</Facts>\n')).toBe('- MIT, free for all\n- Version 1\n');
    expect(text('<Figure count="lines" value="3" against="9">\n\nlines.\n\n</Figure>\n')).toBe(
      '**3 : 9** lines.\n',
    );
    expect(text('<Figure count="programs" value="3" against="2">\n\nruns.\n\n</Figure>\n')).toBe(
      '**3 × 2** runs.\n',
    );
    expect(text('<Verified framework="f 1" bun="1, 2, 3" />\n')).toBe(
      '[learnRunOn f 1 1, 2learnLastOf](https://a.org/base/docs/a.md)\n',
    );
  });

  test('lists of the blog are lists of links', () => {
    const post = '[News](https://a.org/base/blog/news) (2025-11-01): One `two()` Three.\n';
    expect(text("import data from 'virtual-blog/page/1';\n\n<PostList {...data} />\n")).toBe(`- ${post}`);
    expect(text('<LatestPost />\n')).toBe(post);
    expect(text('<PostList posts={[]} />\n')).toBe('blogNoPosts\n');
    expect(text('<Archive />\n')).toBe('## 2025\n\n- November 1: [News](https://a.org/base/blog/news)\n');
    expect(text('<Tags />\n')).toBe('## Z\n\n- [Zod](https://a.org/base/blog/tags/zod): 2 blogPosts\n');
    expect(text('<Authors />\n')).toBe(
      '- [Ada](https://a.org/base/blog/authors/ada), Cook: 1 blogArticles\n',
    );
    expect(text('<TagPage description="A." posts={[]} />\n')).toBe(
      'A.\n\n[blogAllTags](https://a.org/base/blog/tags)\n',
    );
    expect(text('<AuthorPage title="Cook" github="ada" posts={[]} />\n')).toBe(
      'authorAbout Cook 0 blogArticles\n\n- [GitHub](https://github.com/ada)\n',
    );
  });

  test('an imported Markdown file is in the place of its element', () => {
    const { title, body } = markdownOf(
      "import Part from './_part.mdx';\n\na\n\n<Part />\n",
      {},
      { '/site/docs/docs/_part.mdx': '[b](a)\n' },
    );
    expect(joinText(title, body)).toBe('a\n\n[b](https://a.org/base/docs/a.md)\n');
  });
});

test('AGENT-1.c comments of plain Markdown are left out', () => {
  const source = "import Part from './part.md';\n\n# A\n\n<Part />\n";
  const part = '<!-- not for readers -->\n\nWords <!-- nor this -->here.\n';
  expect(markdownOf(source, {}, { '/site/docs/docs/part.md': part }).body).toBe('Words here.\n');
});

test('a page that cannot be parsed has no text: the check of the site reports it', () => {
  expect(text('<Open\n')).toBe('');
});
