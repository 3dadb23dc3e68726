import type { HtmlBasicTag } from '@rsbuild/core';
import { describe, expect, test } from '@rstest/core';
import type { Element, Root } from 'hast';
import { codeToHast } from 'shiki';
import { VFile } from 'vfile';
import { rehypeSeenCode, transformerSeen } from './codeBlocks.ts';
import { withoutColorModeScript } from './colorModeScript.ts';
import { assertInlined } from './constantModule.ts';
import { withOwnStyles } from './defaultStyles.ts';
import { assertEnvironments } from './environments.ts';
import { takeHeadingAnchor } from './headingAnchor.ts';
import { createRemarkPageMeta } from './pageMeta.ts';
import { assertRewritten } from './rewrittenModule.ts';
import { assertTemplate } from './template.ts';
import { assertWhole, type BundledChunk, keepOutOfSheet, splittingOf } from './wholeChunks.ts';

/** What a hold says when the engine is another one. */
const sentence = (what: string, found: string, file: string) =>
  `The engine's ${what} has a new shape (${found}): adapt plugins/engine/${file}.`;

/** Something that the engine would hand over, whatever its type says. */
const given = <T>(value: unknown) => value as T;

test('H1 a module under another name is missed', () => {
  const module = { name: 'virtual-page-data', what: 'data of all pages', file: 'pageData.ts' };
  for (const file of ['/site/.rspress/virtual-page-data.js', 'C:\\site\\.rspress\\virtual-page-data.js'])
    expect(() => assertRewritten(['/site/a.js', file], module)).not.toThrow();
  expect(() => assertRewritten(['/site/.rspress/virtual-page-info.js'], module)).toThrow(
    sentence('data of all pages', 'no module virtual-page-data', 'pageData.ts'),
  );
});

describe('H5 to H8 the compile', () => {
  test('H5 a build is made of the two environments', () => {
    expect(() => assertEnvironments(['web', 'node'])).not.toThrow();
    expect(() => assertEnvironments(['web', 'server'])).toThrow(
      sentence('set of builds', 'web, server', 'environments.ts'),
    );
    expect(() => assertEnvironments(['web'])).toThrow('(web)');
    expect(() => assertEnvironments(['web', 'node', 'node_md'])).toThrow('(web, node, node_md)');
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
  expect(() => assertInlined(['/site/a.js', '/site/b/words.json'], '/site/words.json')).not.toThrow();
  expect(() => assertInlined(['/site/a.js', '/site/words.json'], '/site/words.json')).toThrow(
    sentence('compiling of constants', '/site/words.json is in the scripts', 'constantModule.ts'),
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
