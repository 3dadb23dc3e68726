import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { config } from '../e2e/fixtures/config.ts';
import { facts } from '../e2e/fixtures/facts.ts';
import { quoteAll } from './content/diagnostic.ts';
import { readSiteData, siteModule } from './siteData.ts';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'site-data-'));
});

afterEach(() => fs.rmSync(root, { recursive: true }));

/** Problems of a site, each as `file:line: reason`. @param settings source texts of its two files, for the line numbers. */
function problemsOf(
  own: UserConfig,
  site: unknown,
  settings: { config?: string; site?: string } = {},
): string[] {
  fs.writeFileSync(path.join(root, 'rspress.config.ts'), settings.config ?? '');
  fs.writeFileSync(path.join(root, 'site.ts'), settings.site ?? '');
  const { problems } = readSiteData(root, own, site);
  return problems.map(({ file, line, reason }) => `${path.relative(root, file)}:${line}: ${reason}`);
}

test('RSP-1 facts are read from the keys of the engine where it has them, and from site.ts', () => {
  const { data, problems } = readSiteData(
    root,
    {
      ...config,
      base: '/docs/',
      themeConfig: {
        hideNavbar: 'auto',
        socialLinks: [{ icon: 'bluesky', mode: 'link', content: 'https://bsky.example/a' }],
        editLink: { docRepoBaseUrl: 'https://fixture.example/edit/docs' },
      },
    },
    facts,
  );
  expect(problems).toEqual([]);
  expect(data).toMatchObject({
    title: 'Fixture',
    siteOrigin: 'https://fixture.example',
    base: '/docs/',
    address: 'https://fixture.example/docs',
    socialLinks: [{ text: 'Bluesky', href: 'https://bsky.example/a' }],
    editLink: 'https://fixture.example/edit/docs/',
    footerMessage: '',
    lastUpdated: false,
    hideNavbar: true,
    homeTitle: 'Fixture',
    announcement: null,
    footerColumns: [],
  });
  expect(siteModule(data).split('\n')).toContain('export const title = "Fixture";');
});

test('RSP-1 a wrong fact is named with file, line, key and the allowed values', () => {
  const { licence: _, ...rest } = facts;
  const site = {
    ...rest,
    homeTitle: 5,
    annoucement: {},
    ground: 'dark',
    sidebars: [
      { id: 'a', label: 'A', navigation: 'As' },
      { id: 'b', label: 'B' },
    ],
  };
  const text = `export const site = {
  homeTitle: 5,
  annoucement: {},
  ground: 'dark',
  sidebars: [
    { id: 'a', label: 'A', navigation: 'As' },
    { id: 'b', label: 'B' },
  ],
};
`;
  const problems = problemsOf(config, site, { site: text });
  expect(problems).toHaveLength(5);
  expect(problems[0]).toBe(
    'site.ts:2: "homeTitle": Invalid input: expected string, received number, found 5. Put quotes round it.',
  );
  expect(problems[1]).toBe('site.ts:1: "licence" is missing. Add `licence: \'MIT\'`, an identifier of SPDX.');
  expect(problems[2]).toBe('site.ts:4: "ground": expected a colour such as "#14110f", found "dark".');
  expect(problems[3]).toBe('site.ts:7: "sidebars.1.navigation" is missing: expected string.');
  expect(problems[4]).toContain('site.ts:3: Unknown key "annoucement". Did you mean "announcement"?');
});

test('RSP-1 an unknown key inside of a fact is named with the keys of its object', () => {
  const [locale] = facts.locales;
  const [sidebar] = facts.sidebars;
  const site = {
    ...facts,
    announcement: { id: 'a', text: 'A', link: '/' },
    sidebars: [{ ...sidebar, lable: 'B' }],
    locales: [locale, { ...locale, code: 'de', lang: 'de' }],
    typePages: { Burger: { href: '/', link: '/' } },
  };
  const problems = problemsOf({ ...config, themeConfig: { footer: { text: 'A' } } } as UserConfig, site);
  const expected = [
    ['themeConfig.footer', 'text', ['message']],
    ['announcement', 'link', ['id', 'text', 'href']],
    ['locales.1', 'lang', ['code', 'label', 'dir', 'calendar']],
    ['sidebars.0', 'lable', ['id', 'label', 'navigation', 'folder']],
    ['typePages.Burger', 'link', ['href']],
  ] as const;
  const ofKeys = problems.filter((problem) => problem.includes('Unknown key'));
  expect(ofKeys).toHaveLength(expected.length);
  for (const [place, key, keys] of expected)
    expect(ofKeys.join('\n')).toMatch(
      new RegExp(`"${place}": Unknown key "${key}"\\. .* Available keys: ${quoteAll(keys)}\\.`),
    );
});

test('RSP-1 a locale that the language functions of the runtime do not know is named', () => {
  const [first] = facts.locales;
  const locales = [{ ...first, code: 'zh-Hans_CN', calendar: 'gregorian' }];
  expect(problemsOf(config, { ...facts, locales })).toEqual([
    expect.stringContaining('"locales.0.code": expected a language tag such as "en", found "zh-Hans_CN"'),
    expect.stringContaining('"locales.0.calendar"'),
  ]);
});

test.each(['project', '/project', '//'])(
  'RSP-1 the base "%s" is no path with a slash at both ends',
  (base) => {
    expect(problemsOf({ ...config, base }, facts)).toEqual([
      expect.stringContaining('"base": expected a path that begins and ends with "/"'),
    ]);
  },
);

test('RSP-1 a link of site.ts is the same on every page', () => {
  const footerColumns = [{ title: 'More', links: [{ text: 'Blog', href: 'blog' }] }];
  expect(problemsOf(config, { ...facts, footerColumns })).toEqual([
    expect.stringMatching(/"footerColumns\.0\.links\.0\.href": expected an address that begins with "\/"/),
  ]);
});

test('RSP-1 a wrong value in a list, or of a key with signs, is named with its line', () => {
  const links = (href: string) => [{ text: 'A', href }];
  const footerColumns = [
    { title: 'One', links: links('/') },
    { title: 'Two', links: [...links('/'), ...links('/'), ...links('two')] },
  ];
  const typePages = { 'c++': { href: 'c' }, 'Burger.serve(': { href: 'serve' } };
  const text = `export const site = {
  typePages: {
    'c++': { href: 'c' },
    'Burger.serve(': { href: 'serve' },
  },
  footerColumns: [
    { title: 'One', links: [{ text: 'A', href: '/' }] },
    {
      title: 'Two',
      links: [
        { text: 'A', href: '/' }, { text: 'A', href: '/' },
        { text: 'A', href: 'two' },
      ],
    },
  ],
};
`;
  const problems = problemsOf(config, { ...facts, footerColumns, typePages }, { site: text });
  expect(problems.map((problem) => /^site\.ts:(\d+): "(.*?)"/.exec(problem)?.slice(1))).toEqual([
    ['3', 'typePages.c++.href'],
    ['4', 'typePages.Burger.serve(.href'],
    ['12', 'footerColumns.1.links.2.href'],
  ]);
});

test('RSP-1 a site.ts without its export has one problem', () => {
  const [problem, ...others] = problemsOf(config, undefined);
  expect(problem).toContain('site.ts:1: The export "site" is missing.');
  expect(others).toEqual([]);
});

test('RSP-1 a wrong key of Rspress is named with the allowed ones, one without effect with another way', () => {
  const text = `export default defineConfig({
  siteOrigin: 'fixture.example',
  logo: '/logo.svg',
  themeConfig: {
    nav: [],
    enableScrollToTop: false,
    footer: { message: '<b>Fixture</b>' },
  },
});
`;
  const problems = problemsOf(
    {
      ...config,
      siteOrigin: 'fixture.example',
      logo: '/logo.svg',
      themeConfig: { nav: [], enableScrollToTop: false, footer: { message: '<b>Fixture</b>' } },
    },
    facts,
    { config: text },
  );
  expect(problems).toHaveLength(5);
  expect(problems).toContain(
    'rspress.config.ts:2: "siteOrigin": expected scheme and host without a path, such as "https://example.com", found "fixture.example".',
  );
  expect(problems).toContain(
    'rspress.config.ts:3: "logo" has no effect with this theme. The logo is `mark` of site.ts.',
  );
  expect(problems).toContain(
    'rspress.config.ts:5: "themeConfig.nav" has no effect with this theme. Entries of the navbar are in docs/_nav.json.',
  );
  expect(problems.join('\n')).toMatch(
    /rspress\.config\.ts:6: "themeConfig": Unknown key "enableScrollToTop"\. Did you mean ".*"\? Available keys: "socialLinks", "editLink", "footer", "lastUpdated", "hideNavbar"/,
  );
  expect(problems.join('\n')).toContain(
    'rspress.config.ts:7: "themeConfig.footer.message": expected text without HTML',
  );
});

test('RSP-1 a key without effect has a fix, at any depth; its default is no problem', () => {
  const text = `export default defineConfig({
  head: [],
  llms: true,
  ssg: false,
  replaceRules: [],
  route: { exclude: ['x.mdx'] },
  markdown: {
    showLineNumbers: true,
    shiki: { theme: 'nord' },
  },
});
`;
  const own = {
    ...config,
    head: [],
    llms: true,
    ssg: false,
    replaceRules: [],
    route: { exclude: ['x.mdx'] },
    markdown: { showLineNumbers: true, shiki: { theme: 'nord' } },
  };
  const problems = problemsOf(own, facts, { config: text });
  expect(problems.map((problem) => /^\S+?:(\d+): "(.*?)" has no effect/.exec(problem)?.slice(1))).toEqual([
    ['2', 'head'],
    ['3', 'llms'],
    ['5', 'replaceRules'],
    ['4', 'ssg'],
    ['9', 'markdown.shiki.theme'],
    ['8', 'markdown.showLineNumbers'],
    ['6', 'route.exclude'],
  ]);
  expect(problems[0]).toMatch(/Tags of every page are `builderConfig\.html\.tags`\.$/);
  const asDefault = { ...config, lang: 'en', llms: false, ssg: true, markdown: {}, route: {} };
  expect(problemsOf(asDefault, facts)).toEqual([]);
});

test('RSP-1 a key that this theme overwrites has no effect either', () => {
  const keysIn = (own: UserConfig) =>
    problemsOf({ ...config, ...own }, facts).map((problem) => /: "(.*?)" has no effect/.exec(problem)?.[1]);
  expect(
    keysIn({
      root: path.join(root, 'content'),
      route: { cleanUrls: false, cleanUrlsRedirect: true, localeRedirect: 'never' },
      markdown: {
        link: { checkDeadLinks: false, checkAnchors: true },
        image: { checkDeadImages: { excludes: ['/a.png'] } },
      },
    }),
  ).toEqual([
    'root',
    'route.cleanUrls',
    'route.cleanUrlsRedirect',
    'route.localeRedirect',
    'markdown.image.checkDeadImages',
    'markdown.link.checkAnchors',
    'markdown.link.checkDeadLinks',
  ]);
  const route = { cleanUrls: true, cleanUrlsRedirect: false };
  expect(keysIn({ root: path.join(root, 'docs'), route })).toEqual([]);
});

test('RSP-1 a file with a wrong fact is replaced as a whole, so that development shows the problem', () => {
  const { data } = readSiteData(root, config, { ...facts, ground: 'dark' });
  expect(data.title).toBe('Fixture');
  expect(data.homeTitle).toBe('Home');
  expect(data.ground).toMatch(/^#/);
});

test.each([
  [
    'Babel',
    'ParseError: Unterminated string constant.  \n /site/site.ts:3:5',
    'Error: ParseError',
    3,
    'Unterminated string constant.',
  ],
  ['Node', "Expected ',', got 'ident'", '/site/site.ts:3\n  a: 1\n  b: 2', 3, "Expected ',', got 'ident'"],
  [
    'Node, while it runs',
    'foo is not defined',
    'ReferenceError: foo is not defined\n    at file:///site/site.ts?fresh-import-x=4,file:///site/rspress.config.ts:2:5',
    2,
    'foo is not defined',
  ],
])(
  'RSP-1 a site.ts that %s cannot read has one problem with its line',
  (_loader, message, stack, line, reason) => {
    const error = Object.assign(new Error(message), { stack });
    const [problem, ...others] = problemsOf(config, error);
    expect(problem).toBe(
      `site.ts:${line}: Not readable: ${reason.replace(/\.$/, '')}. Write it as TypeScript that exports \`site\`.`,
    );
    expect(others).toEqual([]);
  },
);
