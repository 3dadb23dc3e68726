/** Each hold that a build asserts, with the engine in another shape: the sentence names the file to adapt. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { HtmlBasicTag } from '@rsbuild/core';
import { describe, expect, rs, test } from '@rstest/core';
import type { Element, Root } from 'hast';
import { codeToHast } from 'shiki';
import { VFile } from 'vfile';
import { createBlockMemory, rehypeSeenCode, transformerSeen } from './codeBlocks.ts';
import { withoutColorModeScript } from './colorModeScript.ts';
import { assertInlined } from './constantModule.ts';
import { withOwnStyles } from './defaultStyles.ts';
import { assertEnvironments } from './environments.ts';
import { takeHeadingAnchor } from './headingAnchor.ts';
import { emptyPageData } from './lightEntry/pageData.ts';
import { llmsOption, twinIn } from './llms.ts';
import { addMdxLoader } from './mdxRule.ts';

import { showOverPages } from './overlay.ts';
import { createRemarkPageMeta } from './pageMeta.ts';
import { assertRestarts } from './restart.ts';
import { assertRewritten } from './rewrittenModule.ts';
import { withoutEngineSearch } from './searchReader.ts';
import { addAnswer, previewAnswer } from './servers.ts';
import { assertListed, sitemapHooks } from './sitemap.ts';
import { assertTemplate } from './template.ts';
import { withoutMdxCompiler } from './twinPages.ts';
import { virtualFilesOf } from './virtualFiles.ts';
import { assertWhole, type BundledChunk, keepOutOfSheet, splittingOf } from './wholeChunks.ts';

/** What a hold says when the engine is another one. */
const sentence = (what: string, found: string, file: string) =>
  `The engine's ${what} has a new shape (${found}): adapt plugins/engine/${file}.`;

/** Something that the engine would hand over, whatever its type says. */
const given = <T>(value: unknown) => value as T;

describe('H1 H2 modules', () => {
  const DATA = 'export const pageData = {\n  "pages": [1]\n};\nexport const searchIndexHash = {};';

  test('the data of all pages is emptied, and has no other export', () => {
    expect(emptyPageData(DATA)).toBe(
      'export const pageData = { pages: [] };\nexport const searchIndexHash = {};\n',
    );
    expect(() => emptyPageData(`${DATA}\nexport const more = 1;`)).toThrow(
      sentence('data of all pages', 'exports: pageData, searchIndexHash, more', 'lightEntry/pageData.ts'),
    );
    expect(() => emptyPageData('export default {}')).toThrow('adapt plugins/engine/lightEntry/pageData.ts');
  });

  test('a module under another name is missed', () => {
    const module = { name: 'virtual-routes', what: 'module of routes', file: 'lightEntry/routes.ts' };
    for (const file of ['/site/.rspress/runtime/virtual-routes.js', 'C:\\site\\.rspress\\virtual-routes.js'])
      expect(() => assertRewritten(['/site/a.js', file], module)).not.toThrow();
    expect(() => assertRewritten(['/site/.rspress/runtime/virtual-route-list.js'], module)).toThrow(
      sentence('module of routes', 'no module virtual-routes', 'lightEntry/routes.ts'),
    );
  });
});

describe('H4 to H8 the compile', () => {
  test('H4 loaders have a rule to be added to', () => {
    const chain = (rules: object) =>
      given<Parameters<typeof addMdxLoader>[0]>({
        module: {
          rules: {
            get: (name: string) => given<Record<string, unknown>>(rules)[name],
            entries: () => rules,
          },
        },
      });
    expect(() => addMdxLoader(chain({ js: {}, pages: {} }), 'site', '/loader.mjs', {})).toThrow(
      sentence('rule of pages', 'rules: js, pages', 'mdxRule.ts'),
    );
    const empty = { mdx: { oneOfs: { get: () => ({ uses: { values: () => [] } }) } } };
    expect(() => addMdxLoader(chain(empty), 'site', '/loader.mjs', {})).toThrow(
      'adapt plugins/engine/mdxRule.ts',
    );
  });

  test('H40 the compiler of pages can be left out', () => {
    const chain = (uses: Map<string, object>) =>
      given<Parameters<typeof withoutMdxCompiler>[0]>({
        module: {
          rules: {
            get: () => ({
              oneOfs: {
                get: () => ({
                  uses: {
                    has: (name: string) => uses.has(name),
                    delete: (name: string) => uses.delete(name),
                    values: () => [...uses.values()],
                    entries: () => Object.fromEntries(uses),
                  },
                }),
              },
            }),
          },
        },
      });
    const uses = new Map([
      ['swc', {}],
      ['mdx-loader', {}],
    ]);
    withoutMdxCompiler(chain(uses));
    expect([...uses.keys()]).toEqual(['swc']);
    expect(() => withoutMdxCompiler(chain(uses))).toThrow(
      sentence('rule of pages', 'loaders: swc', 'twinPages.ts'),
    );
  });

  test('H5 a build is made of the three environments', () => {
    expect(() => assertEnvironments(['web', 'node', 'node_md'])).not.toThrow();
    expect(() => assertEnvironments(['web', 'node', 'markdown'])).toThrow(
      sentence('set of builds', 'web, node, markdown', 'environments.ts'),
    );
    expect(() => assertEnvironments(['web', 'node'])).toThrow('(web, node)');
    expect(() => assertEnvironments(['web', 'node', 'node_md', 'edge'])).toThrow(
      '(web, node, node_md, edge)',
    );
  });

  test('H6 a page has data with its front matter', () => {
    const runFor = (data: object) => {
      const plugin = createRemarkPageMeta(() => ({ added: true }));
      plugin.call({ data: () => data })(undefined, new VFile({ path: '/docs/page.mdx' }));
    };
    const known = { pageMeta: { frontmatter: {} } };
    runFor(known);
    expect(known.pageMeta).toEqual({ frontmatter: {}, added: true });
    expect(() => runFor({ page: known.pageMeta })).toThrow(
      sentence('data of a page', 'pageMeta: undefined', 'pageMeta.ts'),
    );
    expect(() => runFor({ pageMeta: { title: 'A' } })).toThrow('adapt plugins/engine/pageMeta.ts');
  });

  const anchor = (properties: Element['properties']): Element => ({
    type: 'element',
    tagName: 'a',
    properties,
    children: [{ type: 'text', value: '#' }],
  });
  const heading = (properties: Element['properties'], ...children: Element['children']): Element => ({
    type: 'element',
    tagName: 'h2',
    properties,
    children: [...children, { type: 'text', value: 'Order' }],
  });

  test.each([[{ class: 'rp-header-anchor' }], [{ className: ['rp-header-anchor'] }]])(
    'H7 the anchor %j is taken out of a heading',
    (properties) => {
      const node = heading({ id: 'order' }, anchor(properties));
      expect(takeHeadingAnchor(node, new VFile({ path: 'page.mdx' }))).toBe(true);
      expect(node.children).toEqual([{ type: 'text', value: 'Order' }]);
    },
  );

  test('H7 a heading without the anchor is refused, unless plain Markdown writes it as HTML', () => {
    const take = (node: Element, name: string) => takeHeadingAnchor(node, new VFile({ path: name }));
    const expected = sentence(
      'anchor of a heading',
      'a heading without .rp-header-anchor',
      'headingAnchor.ts',
    );
    expect(() => take(heading({ id: 'order' }), 'page.mdx')).toThrow(expected);
    expect(() => take(heading({ id: 'order' }, anchor({ class: 'anchor' })), 'page.md')).toThrow(expected);
    expect(() => take(heading({}), 'page.mdx')).toThrow(expected);
    expect(take(heading({}), 'page.md')).toBe(false);
  });

  test('H8 code that the transformers did not see is refused', async () => {
    const block = (transformers: ReturnType<typeof transformerSeen>[]) =>
      codeToHast('let a', { lang: 'js', theme: 'nord', transformers });
    const page = (...children: Root['children']): Root => ({ type: 'root', children });
    const check = rehypeSeenCode();
    const seen = await block([transformerSeen()]);
    expect(() => check(page(given<Element>(seen)))).not.toThrow();
    const other = await block([]);
    expect(() => check(page(given<Element>(seen), given<Element>(other)))).toThrow(
      sentence('colouring of code', 'a block that no transformer has seen', 'codeBlocks.ts'),
    );
  });
});

test('H38 a module of constants is in no script', () => {
  expect(() => assertInlined(['/site/a.js', '/site/b/i18n.json'], '/site/i18n.json')).not.toThrow();
  expect(() => assertInlined(['/site/a.js', '/site/i18n.json'], '/site/i18n.json')).toThrow(
    sentence('compiling of constants', '/site/i18n.json is in the scripts', 'constantModule.ts'),
  );
});

describe('H12 to H14, H17 the page and its start', () => {
  test.each([
    '<div id="__rspress_root"></div>',
    '<div id=__rspress_root> </div>',
    '<div id="__rspress_root"><!--<?- DOC_CONTENT ?>--></div>',
    '<div id="root"><p>Text</p></div>',
  ])('H12 a page without its content is refused: %s', (html) => {
    expect(() => assertTemplate(html)).toThrow(
      sentence('HTML template', 'a page without its content', 'template.ts'),
    );
  });

  test('H12 a page with its content is taken, but for scripts that are preloaded', () => {
    const page = '<link rel="preload" as="font"><div id="__rspress_root"><!--$--><p>Text</p></div>';
    expect(() => assertTemplate(page)).not.toThrow();
    expect(() => assertTemplate(`<link rel="preload" href="/a.js" as="script">${page}`)).toThrow(
      sentence('HTML template', 'scripts are preloaded', 'template.ts'),
    );
  });

  test('H13 exactly one script has no attributes', () => {
    const script: HtmlBasicTag = { tag: 'script', children: 'x' };
    const others: HtmlBasicTag[] = [{ tag: 'meta' }, { tag: 'script', attrs: { src: '/a.js' } }];
    expect(withoutColorModeScript([script, ...others])).toEqual(others);
    for (const [count, tags] of [
      [0, others],
      [2, [script, script]],
    ] as const)
      expect(() => withoutColorModeScript(tags)).toThrow(
        sentence('script for the colour mode', `${count} scripts without attributes`, 'colorModeScript.ts'),
      );
  });

  test("H14 before the entry stands the theme's style sheet, in place of the engine's and of the whole theme", () => {
    const styles = '/site/node_modules/@rspress/core/dist/theme/styles/index.js';
    expect(withOwnStyles([styles, 'virtual-global-styles', '@theme'], '/theme/styles.css')).toEqual([
      'virtual-global-styles',
      '/theme/styles.css',
    ]);
    expect(() => withOwnStyles(['/engine/dist/theme/index.css', '@theme'], '/theme/styles.css')).toThrow(
      sentence('default style sheet', '0 and 1 of 2 modules before the entry', 'defaultStyles.ts'),
    );
    for (const modules of [[styles], [styles, styles, '@theme'], [styles, '@theme', '@theme']])
      expect(() => withOwnStyles(modules, '/theme/styles.css')).toThrow(
        'adapt plugins/engine/defaultStyles.ts',
      );
  });

  test('H44 modules without files are listed by path', () => {
    expect(virtualFilesOf([{ '/site/.rspress/a.js': '', '/site/.rspress/b.js': '' }])).toEqual([
      '/site/.rspress/a.js',
      '/site/.rspress/b.js',
    ]);
    for (const options of [undefined, [], [{}]])
      expect(() => virtualFilesOf(options)).toThrow(
        sentence('set of modules without files', 'none', 'virtualFiles.ts'),
      );
  });

  test('H17 a chunk that must be whole is one script, loaded alone', () => {
    const chunk = (name: string, files: string[], together = 1): BundledChunk => ({
      name,
      files,
      groupsIterable: [{ chunks: Array.from({ length: together }, () => ({})) }],
    });
    const worker = chunk('worker', ['worker.js', 'worker.js.map']);
    expect(() => assertWhole([chunk('index', ['a.js'], 3), worker], ['worker'])).not.toThrow();
    expect(() => assertWhole([worker], ['worker', 'page'])).toThrow(
      sentence('splitting of chunks', 'page: 0 chunks, 0 scripts, 0 chunks besides', 'wholeChunks.ts'),
    );
    for (const chunks of [
      [worker, worker],
      [chunk('worker', ['a.js', 'b.js'])],
      [chunk('worker', ['a.js'], 2)],
    ])
      expect(() => assertWhole(chunks, ['worker'])).toThrow('adapt plugins/engine/wholeChunks.ts');
  });

  test.each([[undefined], [false], [null]])('H17 the options of splitting are no %s', (options) => {
    expect(() => splittingOf(options)).toThrow('adapt plugins/engine/wholeChunks.ts');
  });

  test('H17 style sheets of others stay out of the one sheet', () => {
    const styles = { test: /\.css$/ as unknown };
    keepOutOfSheet({ cacheGroups: { styles } }, /dialog/);
    const { test: wanted } = styles as {
      test: (module: { nameForCondition(): string | undefined }) => boolean;
    };
    const files = ['/a.css', '/dialog.css', '/a.ts', undefined];
    expect(files.map((file) => wanted({ nameForCondition: () => file }))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    for (const options of [{}, { cacheGroups: {} }, { cacheGroups: { styles: { test: 'css' } } }])
      expect(() => keepOutOfSheet(options, /dialog/)).toThrow('adapt plugins/engine/wholeChunks.ts');
  });
});

describe('H31 to H43 search, lists and the sitemap', () => {
  test("H43 the engine's own search can be left out", () => {
    const { remove, setup } = withoutEngineSearch();
    const [reader = ''] = remove ?? [];
    const setUp = (plugins: readonly string[]) =>
      setup(given({ isPluginExists: (name: string) => plugins.includes(name) }));
    expect(() => setUp([reader])).not.toThrow();
    expect(() => setUp(['rsbuild:css'])).toThrow(sentence('own search', `no ${reader}`, 'searchReader.ts'));
  });

  test('H31 the list for language models is given sections of pages', () => {
    type Context = Parameters<NonNullable<ReturnType<typeof llmsOption>['llmsTxt']>>[0];
    const { llmsTxt } = llmsOption(({ sections }) => `${sections.length} sections`);
    const context = {
      title: 'Site',
      description: 'Words.',
      sections: [{ title: 'Docs', pages: [{ routePath: '/docs/', title: 'Docs' }] }],
    };
    const run = (value: unknown) => llmsTxt?.(given<Context>(value));
    expect(run(context)).toBe('1 sections');
    for (const [value, found] of [
      [{ ...context, sections: undefined }, 'sections: undefined'],
      [{ ...context, sections: [] }, 'no sections'],
      [{ ...context, sections: [{ title: 'Docs', routes: [] }] }, 'sections: pages: undefined'],
      [{ ...context, sections: [{ title: 'Docs', pages: ['/docs/'] }] }, 'pages: string'],
    ])
      expect(() => run(value)).toThrow(sentence('list for language models', given<string>(found), 'llms.ts'));
  });

  test('H31 twins are assets', () => {
    const assets = { 'docs/index.md': { source: () => Buffer.from('# Docs') } };
    expect(twinIn(assets, 'docs/index.md')).toBe('# Docs');
    expect(() => twinIn(assets, 'llms-full.txt')).toThrow(
      sentence('set of Markdown twins', 'no llms-full.txt', 'llms.ts'),
    );
  });

  const entry = { loc: 'https://example.com/docs/', lastmod: '2026-01-02' };
  const xml = `<urlset><url><loc>${entry.loc}</loc><lastmod>${entry.lastmod}</lastmod></url></urlset>`;

  test('H32 the sitemap lists exactly the pages that it is to, with their dates', () => {
    expect(() => assertListed(xml, [entry])).not.toThrow();
    expect(() => assertListed(xml, [{ loc: entry.loc }])).not.toThrow();
    for (const [entries, found] of [
      [[entry, { loc: 'https://example.com/' }], 'no entry for https://example.com/'],
      [[{ ...entry, lastmod: '2026-01-03' }], `${entry.loc} has the date 2026-01-02`],
      [[], '1 entries for 0 pages'],
    ] as const)
      expect(() => assertListed(xml, entries)).toThrow(sentence('sitemap', found, 'sitemap.ts'));
  });

  test('H32 the plugin of the sitemap has the hooks that are called', () => {
    const hook = () => undefined;
    const hooks = { beforeBuild: hook, extendPageData: hook, afterBuild: hook };
    expect(sitemapHooks(hooks)).toBe(hooks);
    for (const name of Object.keys(hooks))
      expect(() => sitemapHooks({ ...hooks, [name]: undefined })).toThrow(
        sentence('plugin of the sitemap', `${name}: undefined`, 'sitemap.ts'),
      );
  });
});

describe('H34 to H36 servers', () => {
  test('H34 the development server has a channel to the pages', () => {
    let start: ((context: object) => void) | undefined;
    const api = {
      onBeforeStartDevServer: (callback: typeof start) => {
        start = callback;
      },
      onBeforeDevCompile: () => undefined,
      onAfterDevCompile: () => undefined,
      onCloseDevServer: () => undefined,
    };
    showOverPages(given<Parameters<typeof showOverPages>[0]>(api), async () => '');
    const hot = { send: () => undefined, onConnect: () => undefined };
    expect(() => start?.({ server: { environments: { web: { hot } } } })).not.toThrow();
    for (const environments of [{}, { web: {} }, { web: { hot: { ...hot, send: undefined } } }])
      expect(() => start?.({ server: { environments } })).toThrow('adapt plugins/engine/overlay.ts');
  });

  test('H34 pages come first: it is asked when nothing was compiled for a moment, and what is obsolete is not shown', async () => {
    rs.useFakeTimers();
    const hooks = new Map<string, (context?: object) => void>();
    const hook = (name: string) => (callback: () => void) => void hooks.set(name, callback);
    const api = {
      logger: { error: () => undefined },
      onBeforeStartDevServer: hook('start'),
      onBeforeDevCompile: hook('before'),
      onAfterDevCompile: hook('after'),
      onCloseDevServer: hook('close'),
    };
    const answers: ((text: string) => void)[] = [];
    const sent: unknown[] = [];
    let connect: (() => void) | undefined;
    showOverPages(
      given<Parameters<typeof showOverPages>[0]>(api),
      () => new Promise((resolve) => answers.push(resolve)),
    );
    const hot = {
      send: (_kind: string, { text }: { text: unknown }) => sent.push(text),
      onConnect: (callback: () => void) => {
        connect = callback;
      },
    };
    hooks.get('start')?.({ server: { environments: { web: { hot } } } });
    hooks.get('after')?.();
    expect(answers).toHaveLength(0);
    await rs.runAllTimersAsync();
    hooks.get('before')?.();
    answers[0]?.('of the text before');
    hooks.get('after')?.();
    await rs.runAllTimersAsync();
    answers[1]?.('wrong');
    await rs.runAllTimersAsync();
    connect?.();
    expect(sent).toEqual([['wrong'], ['wrong']]);
    rs.useRealTimers();
  });

  test('H35 a server has a list of answers', () => {
    const answers: unknown[] = [];
    const answer = () => undefined;
    addAnswer({ middlewares: { use: (added: unknown) => answers.push(added) } }, answer);
    expect(answers).toEqual([answer]);
    for (const server of [undefined, {}, { middlewares: [] }])
      expect(() => addAnswer(server, answer)).toThrow('adapt plugins/engine/servers.ts');
  });

  test('H35 a preview that was not set up is refused', () => {
    type Setup = (context: object) => void;
    const { server, plugins } = previewAnswer(() => undefined);
    const setUp = given<Setup>(server?.setup);
    let started: (() => void) | undefined;
    const [plugin] = given<{ setup: Setup }[]>(plugins);
    plugin?.setup({
      onAfterStartPreviewServer: (callback: () => void) => {
        started = callback;
      },
    });
    setUp({ action: 'dev', server: {} });
    expect(() => started?.()).toThrow(sentence('preview', 'server.setup was not called', 'servers.ts'));
    setUp({ action: 'preview', server: { middlewares: { use: () => undefined } } });
    expect(() => started?.()).not.toThrow();
  });

  test('H36 the file is among those that restart the engine', () => {
    const engine = { type: 'restart', paths: '/site/docs' };
    const own = { type: 'restart', paths: ['/site/routes.json'] };
    expect(() => assertRestarts([engine, own], '/site/routes.json')).not.toThrow();
    for (const watched of [
      undefined,
      [engine],
      own,
      [engine, { ...own, type: 'reload-page' }],
      [{ ...engine, type: 'reload-page' }, own],
    ])
      expect(() => assertRestarts(watched, '/site/routes.json')).toThrow('adapt plugins/engine/restart.ts');
  });

  test('H8 a block that was coloured is found as it was, until the recorded types are written', () => {
    const types = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'types-')), 'types.json');
    fs.writeFileSync(types, '{}');
    const memory = createBlockMemory(types);
    const tree: Root = { type: 'root', children: [{ type: 'text', value: 'coloured' }] };
    memory.get('block');
    memory.set('block', tree);
    tree.children = [];
    expect(memory.get('block')).toEqual({ type: 'root', children: [{ type: 'text', value: 'coloured' }] });
    expect(memory.get('block')).not.toBe(memory.get('block'));
    fs.writeFileSync(types, '{ "code": {} }');
    fs.utimesSync(types, 1, 1);
    expect(memory.get('block')).toBeUndefined();
    fs.rmSync(path.dirname(types), { recursive: true });
  });

  test('H8 blocks are kept for the next build of the same code, unless the file or a block of it is broken', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'blocks-'));
    const [types, file] = [path.join(folder, 'types.json'), path.join(folder, 'cache/blocks.json')];
    const tree: Root = { type: 'root', children: [{ type: 'text', value: 'coloured' }] };
    const memory = (digest = 'a') => createBlockMemory(types, { file, digest });
    const first = memory();
    first.set('block', tree);
    first.save();
    expect(memory().get('block')).toEqual(tree);
    expect(memory().get('other')).toBeUndefined();
    expect(memory('b').get('block')).toBeUndefined();
    fs.writeFileSync(types, '{}');
    expect(memory().get('block')).toBeUndefined();
    fs.rmSync(types);
    const text = fs.readFileSync(file, 'utf8');
    for (const broken of [
      text.slice(0, -9),
      text.replace('root', 'rot'),
      text.replace('{\\"type', '\\"type'),
      '[]',
      'null',
    ]) {
      expect(broken).not.toBe(text);
      fs.writeFileSync(file, broken);
      expect(memory().get('block')).toBeUndefined();
    }
    fs.rmSync(folder, { recursive: true });
  });
});
