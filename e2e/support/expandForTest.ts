import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@rstest/core';
import type { PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { parseTree } from '../../plugins/content/parse.ts';
import { SAMPLES_MANIFEST } from '../../plugins/content/samples/runtimes.ts';
import type { Target } from '../../plugins/mdx/elements.ts';
import { createExpandPage, type ExpandPageOptions } from '../../plugins/mdx/expandPage.ts';

/** Default manifest of the samples of a test. */
const MANIFEST = {
  dependencies: { 'burger-api': '7.8.9', express: '4.5.6' },
  devDependencies: {
    'bun-minimum': 'npm:bun@8.1.2',
    'bun-primary': 'npm:bun@8.2.3',
    'bun-latest': 'npm:bun@8.3.4',
  },
};

/** Modules of some components. */
const MODULES = {
  '/theme/steps.ts': ['Checks', 'Operations', 'Step', 'StepFile', 'StepFold', 'LazyText'],
  '/theme/program.ts': ['Exchange', 'Program', 'ProgramSheet'],
  '/theme/exercises.ts': ['ExerciseEditor', 'ExerciseProgress'],
  '/theme/pairs.ts': ['PairFold', 'PairSides'],
  '/theme/playground.ts': ['Playground'],
};

/** Modules by the names of all components. */
const COMPONENTS = Object.fromEntries([
  ...Object.entries(MODULES).flatMap(([file, names]) => names.map((name) => [name, file])),
  ...['CategoryCards', 'Filter', 'OnionView', 'PostCover', 'RouteExplorer'].map((name) => [
    name,
    `/theme/${name}.tsx`,
  ]),
]);

const printer = unified()
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', fences: true, listItemIndent: 'one', rule: '-' })
  .freeze();

/** Source text of an attribute. */
function attributeText(attribute: MdxJsxFlowElement['attributes'][number]): string {
  if (attribute.type !== 'mdxJsxAttribute') return `{${attribute.value}}`;
  const { name, value } = attribute;
  if (typeof value === 'string') return `${name}="${value.replaceAll('"', '&quot;')}"`;
  return value ? `${name}={${value.value}}` : name;
}

/** An element around its blocks, which are not indented, or on one line around its words. */
function elementText({ name, attributes, children }: MdxJsxFlowElement): string {
  const tag = [name, ...attributes.map(attributeText)].join(' ');
  if (children.length === 0) return `<${tag} />`;
  const isLine = children.some(({ type }) => `${type}` === 'text');
  const inside = printMdx(
    isLine ? [{ type: 'paragraph', children: children as PhrasingContent[] }] : children,
  );
  return isLine ? `<${tag}>${inside.trim()}</${name}>` : `<${tag}>\n\n${inside}\n</${name}>`;
}

/** Blocks as MDX. */
export const printMdx = (blocks: readonly RootContent[]): string =>
  blocks
    .map((block) =>
      block.type === 'mdxJsxFlowElement'
        ? `${elementText(block)}\n`
        : printer.stringify({ type: 'root', children: [block] }),
    )
    .join('\n');

/**
 * Creates the expanding of pages for tests: of pages in `docs/` beside the folder of samples.
 *
 * @param samples absolute path of the folder of all samples.
 * @returns a function whose result has, in `source`, the page or its Markdown as MDX.
 */
export function createExpandForTest(samples: string, options: Partial<ExpandPageOptions> = {}) {
  const base = path.dirname(samples);
  const expand = createExpandPage({
    frontmatterOf: () => ({}),
    samples,
    components: COMPONENTS,
    playgroundOf: () => undefined,
    examplePages: () => [],
    programs: path.join(base, 'assets'),
    filesOf: () => [],
    titleAt: () => undefined,
    changedDocs: () => '',
    overviewOf: () => undefined,
    ...options,
  });
  const manifest = path.join(samples, SAMPLES_MANIFEST);
  return (source: string, target: Target = 'page') => {
    if (fs.existsSync(samples) && !fs.existsSync(manifest))
      fs.writeFileSync(manifest, JSON.stringify(MANIFEST));
    const tree = parseTree('page.mdx', source);
    const written = structuredClone(tree);
    const { treeFor, ...expanded } = expand(tree, path.join(base, 'docs/page.mdx'));
    const text = printMdx(treeFor(target).children);
    expect(tree).toEqual(written);
    return { ...expanded, source: text };
  };
}
