import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { content, dir, page, problems, siteForEachTest, write } from '../../../e2e/support/checkedSite.ts';
import { diagnostic } from '../diagnostic.ts';
import { NO_CONTRIBUTION } from '../siteReader.ts';

siteForEachTest();

const generatedPage = (route: string) => ({ route, title: 'T', description: 'D', frontmatter: {} });

describe('DATA-4 links, anchors and images', () => {
  test('a correct site has no problem', () => {
    write({
      'docs/docs/picture.png': '',
      'docs/docs/links.mdx': page(
        [
          '# Links {/* a comment */}',
          '[a](/docs/) [b](/docs) [c](/docs/core/routes#typing) [d](/docs/core/routes.html#twice-1)',
          '[e](./other.md) [f](other#raw) [g](core/routes.mdx) [h](#links) [i](/sitemap.xml) [j](/logo.svg)',
          '[k](https://elsewhere.example/x) [l](mailto:a@b.c) [m](//cdn.example) [n](/docs/?q=1#first-steps)',
          '[o](https://site.example/docs/other) [p](#top) [q][ref] ![r](/logo.svg) ![s](./picture.png)',
          '<a href="/docs/core/routes">t</a> <a href={"/docs/other"}>u</a> <a href="other">v</a> <img src="/logo.svg" alt="" />',
          '<Card to="doc:core/routes" sidebar="sidebar:tutorialsSidebar" href={computed} />',
          '',
          '[ref]: /docs/core/routes',
          '',
          '```md\n[no link](/nowhere)\n```',
          '`[no link](/nowhere)`',
        ].join('\n'),
      ),
    });
    expect(problems()).toEqual([]);
  });

  test('a dead link names page, line and the nearest pages', () => {
    write({
      'docs/docs/core/bad.mdx': page(
        '# Bad\n\nSee [routes](/docs/core/rotues) and\n[there](../othre.md).\n\n<a href="/docs/cor/routes">x</a>',
      ),
    });
    expect(problems()).toEqual([
      'docs/docs/core/bad.mdx:7: Dead link "/docs/core/rotues": there is no page /docs/core/rotues. Did you mean "/docs/core/routes"? Nearest pages: "/docs/core/routes", "/docs/core/bad", "/docs/".',
      expect.stringContaining(
        'docs/docs/core/bad.mdx:8: Dead link "../othre.md": there is no page /docs/othre.md. Did you mean "/docs/other"?',
      ),
      expect.stringMatching(/^docs\/docs\/core\/bad\.mdx:10: .*Did you mean "\/docs\/core\/routes"/),
    ]);
  });

  test('links of elements, menus and site data are addresses as they are served', () => {
    write({
      'docs/_nav.json': '[\n  { "text": "Docs", "link": "/docs/other.md" }\n]\n',
      'docs/docs/bad.mdx': page(
        '# Bad\n\n<a href="/docs/core/routes.mdx">a</a>\n\n[b](/docs/core/routes.mdx)',
      ),
      'theme/site.ts':
        'export const A = [\n  { href: `/docs/othr` },\n  { href: `/\x24{name}/x` },\n  { "href": "/docs/othr" },\n];\n',
    });
    const dead = (address: string) => new RegExp(`Dead link "${address}".*Did you mean "[/a-z]+"`);
    expect(problems().map((problem) => problem.split(': ')[0])).toEqual([
      'docs/_nav.json:2',
      'docs/docs/bad.mdx:7',
      'theme/site.ts:2',
      'theme/site.ts:4',
    ]);
    expect(problems()[1]).toMatch(dead('/docs/core/routes.mdx'));
    expect(problems()[2]).toMatch(dead('/docs/othr'));
    write({
      'docs/_nav.json': '[\n  { "text": "Docs", "link": "other" }\n]\n',
      'docs/docs/bad.mdx': page('# Good'),
      'theme/site.ts': '',
    });
    expect(problems()).toEqual([
      'docs/_nav.json:2: "0.link": expected an address that begins with "/" or a scheme, `doc:<id>` or `sidebar:<id>`, found "other".',
    ]);
  });

  test('the case of an address counts, and the own origin is this site', () => {
    write({
      'docs/docs/bad.mdx': page('[a](/docs/Other) [b](https://site.example/nowhere-at-all-like-this)'),
    });
    expect(problems()).toEqual([
      'docs/docs/bad.mdx:5: Dead link "/docs/Other": there is no page /docs/Other. Did you mean "/docs/other"?',
      'docs/docs/bad.mdx:5: Dead link "https://site.example/nowhere-at-all-like-this": there is no page /nowhere-at-all-like-this. No page has a similar address; there are 5 pages.',
    ]);
  });

  test('below a path, absolute links of the site have its base, and those of its neighbours none', () => {
    const address = 'https://site.example/project';
    write({
      'docs/docs/links.mdx': page(`[a](${address}/docs/other#raw) [b](https://site.example/nowhere)`),
      'docs/docs/bad.mdx': page(`[a](${address}/docs/othr)`),
    });
    expect(problems({ address })).toEqual([
      expect.stringMatching(
        /^docs\/docs\/bad\.mdx:5: Dead link "https:\/\/site\.example\/project\/docs\/othr": .* Did you mean "\/docs\/other"\?/,
      ),
    ]);
  });

  test('hidden files are no pages, and a name with two underscores is one', () => {
    write({
      'docs/docs/._index.mdx': '\0',
      'docs/docs/.hidden/x.mdx': '[x](/nowhere)',
      'docs/docs/__init__.mdx': page('# Init'),
      'docs/docs/_meta.json': '["index", "other", "__init__", { "type": "dir", "name": "core" }]',
    });
    expect(problems()).toEqual([]);
  });

  test('a dead anchor lists the anchors of the page', () => {
    write({
      'docs/docs/bad.mdx': page('# Bad\n\n[a](/docs/core/routes#typng)\n[b](#bda)'),
    });
    expect(problems()).toEqual([
      'docs/docs/bad.mdx:7: Dead anchor "/docs/core/routes#typng": /docs/core/routes has no "#typng". Did you mean "#typing"? Available anchors: "#routes", "#typing", "#twice", "#twice-1".',
      'docs/docs/bad.mdx:8: Dead anchor "#bda": /docs/bad has no "#bda". Did you mean "#bad"? Available anchors: "#bad".',
    ]);
  });

  test('R-10 a link to a heading that has moved names its new address', () => {
    write({
      'docs/docs/core/routes.mdx': page('# Routes\n\n## Types \\{#typing}', [
        'moved:',
        '  old: /docs/other#raw',
        '  typing: /docs/other',
        '  gone: /docs/othre',
        '  lost: /docs/other#no',
      ]),
      'docs/docs/links.mdx': page('[a](/docs/core/routes#old) <a href="/docs/core/routes#old">b</a>'),
      'docs/docs/wrong.mdx': page('# Wrong', ['moved:', '  old: other#raw']),
      'docs/docs/other.md': page('# Other\n\n<h2 id="raw">Raw</h2>\n', ['moved:', '  old: /docs/']),
    });
    expect(problems()).toEqual([
      'docs/docs/core/routes.mdx:6: "#typing" is still on this page. Remove the line, or give the heading another id.',
      expect.stringMatching(/^docs\/docs\/core\/routes\.mdx:7: Dead link "\/docs\/othre".*Did you mean/),
      expect.stringMatching(/^docs\/docs\/core\/routes\.mdx:8: Dead anchor "\/docs\/other#no"/),
      'docs/docs/links.mdx:5: Moved anchor "/docs/core/routes#old": what stood there is at /docs/other#raw now. Link to that.',
      'docs/docs/other.md:1: "moved" is for pages that end in .mdx. Rename the file.',
      expect.stringMatching(/^docs\/docs\/wrong\.mdx:5: "moved\.old": expected an address such as/),
    ]);
  });

  test('R-10 a published address leads somewhere for ever', () => {
    write({
      'docs/_anchors.json': JSON.stringify({
        '/docs/core/routes': ['typing', 'old', 'lost'],
        '/docs/other': ['raw'],
      }),
      'docs/docs/core/routes.mdx': page('# Routes\n\n## Types \\{#typing}', [
        'moved:',
        '  old: /docs/other#raw',
      ]),
      'docs/docs/new.mdx': page('# New\n\n## Lost'),
    });
    expect(problems()).toEqual([
      'docs/docs/core/routes.mdx:4: The published anchor "#lost" leads nowhere. Write `moved:` into the front matter, and below it `  lost: /docs/new#lost`.',
    ]);
    fs.rmSync(path.join(dir, 'docs/docs/other.md'));
    expect(problems()).toContain(
      'docs/_anchors.json:1: /docs/other has been published and is no page any more. Create it as "unlisted", with "moved" in its front matter for its anchors.',
    );
    // A renamed page: `moved` maps its old anchors to the new page.
    write({
      'docs/docs/other.md': page('# Other', ['unlisted: true', 'moved:', '  raw: /docs/new#lost']),
    });
    expect(problems().join()).not.toMatch(/has been published|The published anchor "#raw"/);
  });

  test('the headings of an imported part count for the page; its links are checked once', () => {
    write({
      'docs/docs/_part.mdx': '## From a part\n\n[x](/nowhere) [own](#elsewhere)\n',
      'docs/docs/whole.mdx': page(
        "import Part from './_part.mdx';\n\n# Whole\n\n<Part />\n\n[a](#from-a-part)",
      ),
    });
    expect(problems()).toEqual([expect.stringMatching(/^docs\/docs\/_part\.mdx:3: Dead link "\/nowhere"/)]);
  });

  test('a missing import names the nearest file of its folder', () => {
    write({
      'docs/docs/parts/_part.mdx': 'Text.',
      'docs/docs/parts/_Box.tsx': 'export const Box = () => null;',
      'docs/docs/good.mdx': page(
        "import { Box } from './parts/_Box';\nimport Part from './parts/_part.mdx';\nimport { Box as Again } from './parts/_Box.js';\nimport text from './other.md?raw';\n\n<Box /> <Again /> <Part /> {text}",
      ),
      'docs/docs/bad.mdx': page(
        "import Part from './parts/_prat.mdx';\nimport Lost from './lost/_part.mdx';\n\n<Part /> <Lost />",
      ),
    });
    const folder = path.relative(process.cwd(), path.join(dir, 'docs/docs'));
    expect(problems()).toEqual([
      `docs/docs/bad.mdx:5: Missing import "./parts/_prat.mdx": there is no file ${folder}/parts/_prat.mdx. Did you mean "./parts/_part.mdx"? Available files: "./parts/_part.mdx".`,
      `docs/docs/bad.mdx:6: Missing import "./lost/_part.mdx": there is no file ${folder}/lost/_part.mdx. There are no files yet.`,
    ]);
  });

  test('a missing image names the nearest', () => {
    write({
      'docs/docs/bad.mdx': page('![a](/lgo.svg)\n![b](./none.png)\n\n<img src="/lost.png" alt="" />'),
    });
    const folder = path.relative(process.cwd(), path.join(dir, 'public'));
    expect(problems()).toEqual([
      `docs/docs/bad.mdx:5: Missing image "/lgo.svg": no such file in ${folder}. Did you mean "/logo.svg"? Available images: "/logo.svg".`,
      'docs/docs/bad.mdx:6: Missing image "./none.png": no such file beside the page. There are no images yet.',
      expect.stringContaining('docs/docs/bad.mdx:8: Missing image "/lost.png"'),
    ]);
  });

  test('a link to a draft is dead in production only', () => {
    write({
      'docs/docs/draft.mdx': page('# Draft', ['draft: true']),
      'docs/docs/links.mdx': page('[a](/docs/draft) <X to="doc:draft" />'),
    });
    expect(problems()).toEqual([
      'docs/docs/links.mdx:5: Dead link "/docs/draft": /docs/draft is a draft, which is not built. Remove "draft" there, or the link.',
      expect.stringContaining('docs/docs/links.mdx:5: Unknown doc id "draft" in version 2.0.'),
    ]);
    expect(problems({}, false)).toEqual([]);
  });

  test('pages and files of other plugins are known, and their problems are in the same list', () => {
    write({
      'docs/docs/links.mdx': page('[a](/blog/tags/zod) [b](/blog/rss.xml) [c](/blog/tags/zodd)'),
      'docs/blog/post.mdx': '---\nanything: 1\n---\nText.\n',
    });
    const owner = path.join(dir, 'docs/blog/post.mdx');
    const found = problems({
      contribution: () => ({
        ...NO_CONTRIBUTION,
        pages: [generatedPage('/blog/tags/zod')],
        files: ['/blog/rss.xml'],
        owns: (file) => file === owner,
        diagnostics: [diagnostic(owner, 2, 'Unknown tag.')],
      }),
    });
    expect(found).toEqual([
      'docs/blog/post.mdx:2: Unknown tag.',
      expect.stringContaining('docs/docs/links.mdx:5: Dead link "/blog/tags/zodd"'),
    ]);
  });
});

describe('DATA-3 references', () => {
  const ids = 'Available doc ids: "core/routes", "intro", "other".';

  test('in pages, front matter, menus, site data and components', () => {
    write({
      'docs/_nav.json':
        '[\n  { "text": "Docs",\n    "link": "sidebar:tutorialSidbar" },\n  { "text": "X", "link": "/dosc/" }\n]\n',
      'docs/docs/core/routes.mdx': page('# Routes\n\n<Card to="doc:core/rotues" />', [
        'sidebar: tutorialsSidbar',
        'next: othr',
        'previous: false',
      ]),
      'docs/docs/_meta.json': '[\n  "indx",\n  { "type": "dir",\n    "name": "cor" }\n]\n',
      'theme/site.ts': "export const BRAND = 'A';\nexport const FOOTER = [\n  { href: 'doc:intor' },\n];\n",
      'theme/nav/Card.tsx':
        'const x = <Link href="/docs/othr">x</Link>;\n// `doc:<id>` in words is none\nconst y = resolve("sidebar:main");\nconst z = <img src="/lgo.svg" alt="" />;\n',
      'theme/nav/Card.test.tsx': 'const x = "doc:unknown";\n',
    });
    expect(problems()).toEqual([
      'docs/_nav.json:3: Unknown sidebar "tutorialSidbar". Did you mean "tutorialSidebar"? Available sidebars: "tutorialSidebar", "tutorialsSidebar".',
      expect.stringMatching(/^docs\/_nav\.json:4: Dead link "\/dosc\/"/),
      'docs/docs/_meta.json:2: There is no page "indx" beside this file. Did you mean "index"? Available pages: "index", "other".',
      'docs/docs/_meta.json:4: There is no folder "cor" beside this file. Did you mean "core"? Available folders: "core".',
      'docs/docs/core/routes.mdx:4: Unknown sidebar "tutorialsSidbar". Did you mean "tutorialsSidebar"? Available sidebars: "tutorialSidebar", "tutorialsSidebar".',
      `docs/docs/core/routes.mdx:5: Unknown doc id "othr" in version 2.0. Did you mean "other"? ${ids}`,
      `docs/docs/core/routes.mdx:10: Unknown doc id "core/rotues" in version 2.0. Did you mean "core/routes"? ${ids}`,
      expect.stringMatching(
        /^theme\/nav\/Card\.tsx:1: Dead link "\/docs\/othr".*Did you mean "\/docs\/other"/,
      ),
      expect.stringMatching(/^theme\/nav\/Card\.tsx:3: Unknown sidebar "main"/),
      expect.stringMatching(/^theme\/nav\/Card\.tsx:4: Missing image "\/lgo\.svg"/),
      `theme/site.ts:3: Unknown doc id "intor" in version 2.0. Did you mean "intro"? ${ids}`,
    ]);
  });

  test('in text they are none: the Markdown files have links as they are written', () => {
    write({ 'docs/docs/bad.mdx': page('[a](doc:intro)') });
    expect(problems()).toEqual([
      'docs/docs/bad.mdx:5: "doc:intro" is for components and menus. In text, write the address of the page.',
    ]);
  });

  test('inside a version they mean its own docs', () => {
    write({
      'docs/_versions.json': '[{ "name": "2.0" }, { "name": "1.0" }]',
      'docs/docs/1.0/index.mdx': page('# Old\n\n<Card to="doc:other" /> <Card to="doc:gone" />'),
      'docs/docs/1.0/gone.mdx': page('# Gone'),
      'docs/docs/new.mdx': page('# New\n\n<Card to="doc:gone" />'),
    });
    expect(problems()).toEqual([
      'docs/docs/1.0/index.mdx:7: Unknown doc id "other" in version 1.0. Did you mean "gone"? Available doc ids: "gone", "intro".',
      expect.stringMatching(/^docs\/docs\/new\.mdx:7: Unknown doc id "gone" in version 2\.0\./),
    ]);
  });
});

describe('DATA-4 front matter, routes, versions, menus', () => {
  test('NAV-4 questions for a page are short, and belong to one page', () => {
    const asks = (...lines: string[]) => page('Text.', ['asks:', ...lines.map((line) => `  - ${line}`)]);
    write({
      'docs/docs/a.mdx': asks('blocked by browser', 'preflight', 'cors'),
      'docs/docs/b.mdx': asks('CORS', 'other', 'other'),
      'docs/docs/c.mdx': asks('one', 'two'),
      'docs/docs/d.mdx': asks('x'.repeat(101), 'y', 'z'),
      'docs/docs/e.mdx': page('Text.', ['asks: cors']),
    });
    const found = problems();
    expect(found).toEqual([
      expect.stringMatching(/^docs\/docs\/b\.mdx:5: "asks": "CORS" is listed by .*a\.mdx\. Leave it /),
      expect.stringMatching(/^docs\/docs\/b\.mdx:7: "asks": "other" is listed by this page already\. /),
      expect.stringMatching(/^docs\/docs\/c\.mdx:4: "asks": expected at least 3 lines/),
      expect.stringMatching(/^docs\/docs\/d\.mdx:5: "asks\.0": expected at most 100 characters/),
      expect.stringMatching(/^docs\/docs\/e\.mdx:4: "asks": expected lines such as /),
    ]);
  });

  test('front matter is checked against its schema', () => {
    write({
      'docs/docs/a.mdx': '---\ntitle: T\nunlsited: true\n---\nText.\n',
      'docs/docs/b.mdx': page('Text.', ['draft: soon', 'outline: 3']),
      'docs/docs/c.mdx': '---\ntitle: T\ndescription: A: B\n---\nText.\n',
      'docs/docs/d.mdx': '# No front matter\n',
      'docs/docs/e.mdx': page('<b>\n\n{'),
      'docs/docs/f.mdx': page('Text.', ['updated: tomorrow']),
      'docs/docs/g.mdx': '---\ntitle: 404\ndescription: D\ndate: 2025\nasks:\n- 404\n- a\n- b\n---\nText.\n',
      'docs/docs/h.mdx': '---\ntitle\n---\nText.\n',
      'docs/index.mdx': page('Text.', ['next: intro']),
    });
    const found = problems();
    expect(found).toEqual([
      'docs/docs/a.mdx:2: "description" is missing. Add `description: One sentence for search engines.`.',
      expect.stringMatching(
        /^docs\/docs\/a\.mdx:3: Unknown key "unlsited"\. Did you mean "unlisted"\? Available keys: "title", "description", "draft", /,
      ),
      expect.stringMatching(/^docs\/docs\/b\.mdx:4: "draft": .*expected boolean.*, found "soon"\.$/),
      expect.stringMatching(/^docs\/docs\/b\.mdx:5: "outline": .*expected boolean.*, found 3\.$/),
      expect.stringMatching(/^docs\/docs\/c\.mdx:3: Not readable: /),
      expect.stringMatching(/^docs\/docs\/d\.mdx:1: The page has no front matter\./),
      expect.stringMatching(/^docs\/docs\/e\.mdx:\d+: Not valid MDX: /),
      'docs/docs/f.mdx:4: "updated": expected a day such as 2025-11-01, found "tomorrow".',
      'docs/docs/g.mdx:2: "title": Invalid input: expected string, received number, found 404. Put quotes round it.',
      'docs/docs/g.mdx:4: "date": expected a day such as 2025-11-01, found 2025.',
      'docs/docs/g.mdx:6: "asks.0": Invalid input: expected string, received number, found 404. Put quotes round it.',
      'docs/docs/h.mdx:2: "title" is missing. Add `title: Name of the page`.',
      'docs/docs/h.mdx:2: "description" is missing. Add `description: One sentence for search engines.`.',
      'docs/index.mdx:4: "next" is for docs: this page is in no version. Remove it.',
    ]);
  });

  test('an address has one source; the second one is hidden from the engine', () => {
    write({
      'docs/docs/other/index.mdx': page('# Other, too'),
      'docs/docs/core/Routes.mdx': page('# Routes, too'),
      'docs/tags.mdx': page('# Tags'),
    });
    const generated = () => ({ ...NO_CONTRIBUTION, pages: [generatedPage('/tags')] });
    const rest = (name: string) => path.relative(process.cwd(), path.join(dir, name));
    expect(problems({ contribution: generated })).toEqual([
      `docs/docs/core/routes.mdx:1: Duplicate route: /docs/core/routes is also the address of ${rest('docs/docs/core/Routes.mdx')}. Rename or remove one of the two.`,
      `docs/docs/other/index.mdx:1: Duplicate route: /docs/other/ is also the address of ${rest('docs/docs/other.md')}. Rename or remove one of the two.`,
      'docs/tags.mdx:1: Duplicate route: /tags is also the address of a generated page. Rename or remove one of the two.',
    ]);
  });

  test('each version has a name of its own and its folder; one is released', () => {
    write({
      'docs/_versions.json':
        '[\n  { "name": "3.0", "unreleased": true },\n  { "name": "2.0" },\n  { "name": "1.0" },\n  { "name": "1.0" }\n]\n',
      'docs/docs/3.0/index.mdx': page('# Next'),
      'docs/docs/1.0/index.mdx': page('# Old'),
    });
    expect(problems()).toEqual([
      'docs/_versions.json:5: The docs version "1.0" stands there twice. Remove one.',
    ]);
    write({ 'docs/_versions.json': '[{ "name": "3.0", "unreleased": true }]' });
    expect(problems()).toEqual([
      'docs/_versions.json:1: No docs version is released, so none can stand at /docs. Take "unreleased" off one. Available versions: "3.0".',
    ]);
    write({ 'docs/_versions.json': '[\n  { "name": "2.0" },\n  { "name": "0.9" },\n  { "name": "a b" }\n]' });
    expect(problems()).toEqual([
      expect.stringMatching(/^docs\/_versions\.json:4: "2\.name": expected letters.*, found "a b"\.$/),
    ]);
    write({ 'docs/_versions.json': '[{ "nam": "2.0" }]' });
    expect(problems()).toEqual([
      'docs/_versions.json:1: "0.name" is missing. Add `"name": "0.6.0"`, which addresses and folders have.',
      'docs/_versions.json:1: "0": Unknown key "nam". Did you mean "name"? Available keys: "name", "label", "unreleased".',
    ]);
    for (const [text, line] of [
      ['[\n  { "name": "2.0" },\n]\n', 3],
      ["[\n  { 'name': '2.0' }\n]\n", 2],
      ['[\n  { "name": "2.0" }\n', 3],
      ['', 1],
    ] as const) {
      write({ 'docs/_versions.json': text });
      expect(problems()).toEqual([
        expect.stringMatching(new RegExp(`^docs/_versions\\.json:${line}: Not readable: `)),
      ]);
    }
    write({ 'docs/_versions.json': '[\n  { "name": "2.0" },\n  { "name": "0.9" }\n]' });
    expect(problems()).toEqual([
      `docs/_versions.json:3: The docs version "0.9" has no main doc: there is no page /docs/0.9/. Create ${path.relative(process.cwd(), path.join(dir, 'docs'))}/docs/0.9/index.mdx.`,
    ]);
  });

  test('a file name is an address, and an address can be read', () => {
    write({
      'docs/docs/c#.mdx': page('# C'),
      'docs/docs/my page.mdx': page('# My page'),
      'docs/docs/ports.mdx': page('# Ports\n\nhttp://localhost:PORT and [all](#100%).'),
      'docs/docs/marked.mdx': `\uFEFF${page('# Marked')}`,
    });
    expect(problems()).toEqual([
      expect.stringMatching(/^docs\/docs\/c#\.mdx:1: No page can have the address \/docs\/c#\. Rename/),
      expect.stringMatching(/^docs\/docs\/my page\.mdx:1: No page can have the address \/docs\/my page\./),
      'docs/docs/ports.mdx:7: "http://localhost:PORT" is no address. Write one, or code: `http://localhost:PORT`.',
      expect.stringMatching(/^docs\/docs\/ports\.mdx:7: Dead anchor "#100%"/),
    ]);
  });

  test('the books and the lists of changes of the docs are files', () => {
    write({ 'docs/docs/files.mdx': page('# Files\n\n[a](/docs.epub) [b](/docs/changes.xml)') });
    expect(problems()).toEqual([]);
  });

  test('menus are checked against their schema', () => {
    write({
      'docs/_nav.json':
        '[\n  { "text": "Docs", "lnik": "/docs/" },\n  { "text": "D", "link": "/docs/", "activeMatch": "^/docs/(" }\n]\n',
      'docs/docs/_meta.json': '[\n  { "type": "flie", "name": "index" }\n]\n',
      'docs/docs/core/_meta.json': '[ "routes",, ]',
    });
    expect(problems()).toEqual([
      'docs/_nav.json:2: "0.link" is missing. Add `"link": "…"`, an address, `doc:<id>` or `sidebar:<id>`.',
      expect.stringMatching(/^docs\/_nav\.json:2: .*"lnik"/),
      expect.stringMatching(/^docs\/_nav\.json:3: "1\.activeMatch": expected a regular expression/),
      expect.stringMatching(/^docs\/docs\/_meta\.json:2: /),
      expect.stringMatching(/^docs\/docs\/core\/_meta\.json:1: Not readable: /),
    ]);
  });

  test('an unknown entry of a menu is a problem with the known ones', () => {
    write({
      'docs/_nav.json': '[\n  { "text": "Docs", "link": "/docs/", "position": "right" }\n]\n',
      'docs/docs/_meta.json':
        '[\n  "index",\n  { "type": "divider" },\n  { "type": "dir", "name": "core", "lable": "C" }\n]\n',
    });
    expect(problems()).toEqual([
      'docs/_nav.json:2: "0": Unknown key "position". Did you mean "text"? Available keys: "text", "link", "activeMatch".',
      'docs/docs/_meta.json:3: "1": expected the name of a page, or an entry of the type "file" or "dir", found {"type":"divider"}.',
      'docs/docs/_meta.json:4: "2": Unknown key "lable". Did you mean "label"? Available keys: "type", "name", "label".',
    ]);
  });

  test('a page or a folder is in its menu once', () => {
    write({
      'docs/docs/_meta.json':
        '[\n  "index",\n  { "type": "dir", "name": "core" },\n  { "type": "file", "name": "index.mdx" },\n  { "type": "dir", "name": "core" }\n]\n',
    });
    expect(problems()).toEqual([
      'docs/docs/_meta.json:4: The page "index" is in line 2, too. Remove one of the two.',
      'docs/docs/_meta.json:5: The folder "core" is in line 3, too. Remove one of the two.',
    ]);
  });

  test('a page that is a program is a problem, a part may be one', () => {
    write({ 'docs/docs/page.tsx': '', 'docs/docs/_part.tsx': '', 'docs/docs/_parts/card.tsx': '' });
    expect(problems()).toEqual([expect.stringMatching(/^docs\/docs\/page\.tsx:1: .*Write pages as \.mdx/)]);
  });

  test('drafts are left out of a build only', () => {
    write({ 'docs/docs/draft.mdx': page('# Draft', ['draft: true']) });
    expect(content({ production: true }).leftOut()).toEqual([path.join(dir, 'docs/docs/draft.mdx')]);
    expect(content().leftOut()).toEqual([]);
  });
});

describe('DATA-4 settings', () => {
  test('nothing else is checked until the settings of the site are right', () => {
    write({ 'docs/docs/bad.mdx': page('[a](/nowhere)') });
    const wrong = diagnostic(path.join(dir, 'site.ts'), 3, '"ground" is missing.');
    expect(problems({ problems: () => [wrong] })).toEqual(['site.ts:3: "ground" is missing.']);
    expect(problems({ problems: () => [] })).toHaveLength(1);
  });

  test('a list of published addresses that cannot be read is one problem', () => {
    write({ 'docs/_anchors.json': '{\n  "/docs/": ["introduction"],\n}\n' });
    expect(problems()).toEqual([
      'docs/_anchors.json:3: Not readable: property name expected. Check commas and quotes.',
    ]);
    write({ 'docs/_anchors.json': '{\n  "/docs/": ["introduction"],\n  "/docs/other": "other"\n}\n' });
    expect(problems()).toEqual([
      'docs/_anchors.json:3: "/docs/other": expected a list of anchors, as `npx tsx scripts/anchors` writes it, found "other".',
    ]);
    write({ 'docs/_anchors.json': '[]' });
    expect(problems()).toEqual([
      'docs/_anchors.json:1: expected lists of anchors by address, as `npx tsx scripts/anchors` writes them, found [].',
    ]);
  });
});
