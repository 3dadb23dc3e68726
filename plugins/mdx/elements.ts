import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visitParents } from 'unist-util-visit-parents';
import type { z } from 'zod';
import type { Heading } from '../../model/page.ts';
import { available, type Diagnostic, diagnostic, messageOf } from '../content/diagnostic.ts';
import { isSample, listSamples } from '../content/samples/discover.ts';
import { parseAttributes } from './attributes.ts';
import type { SearchText, Target } from './expandedPage.ts';
import { ImportedName } from './expressions.ts';
import { importNode } from './nodes.ts';
import { readShownSample } from './samples/read.ts';

export interface ShownProgram {
  lines: number;
  /** Undefined for a sample without a recording. */
  sample: string | undefined;
}

export interface Rendered {
  blocks: RootContent[];
  /** Blocks for the Markdown file. Default: `blocks`. */
  markdown?: () => RootContent[];
  search?: readonly string[];
  /** Shown TypeScript and JavaScript. The page ends with the versions that ran it. */
  programs?: readonly ShownProgram[];
}

/** A page whose programs are examples of the playground. */
export interface ExamplePage {
  title: string;
  route: string;
  headings: readonly Heading[];
  tree: Root;
}

export interface ElementOptions {
  samples: string;
  /** Folder for programs, exercises and long texts of steps: a page carries no byte of them. */
  programs: string;
  /** Address of the playground; undefined on a site without one. */
  playgroundOf: () => string | undefined;
  /** In the order of the examples. */
  examplePages: () => readonly ExamplePage[];
}

export type PageContext = ReturnType<typeof createPageContext>['page'];

type Body = (target: Target) => RootContent[];

/** Expands an element. @throws for invalid attributes, or unknown names in them. */
export type PageElement = (node: MdxJsxFlowElement, page: PageContext, body: Body) => Rendered;

/** Attributes as strings; empty for one without a value. */
function readAttributes<Schema extends z.ZodObject>(
  { attributes }: MdxJsxFlowElement,
  schema: Schema,
): z.output<Schema> {
  const found: Record<string, string> = {};
  for (const entry of attributes) {
    if (entry.type !== 'mdxJsxAttribute') throw new Error('takes no spread attributes.');
    if (entry.value && typeof entry.value !== 'string')
      throw new Error(`takes texts only: ${entry.name}="…".`);
    found[entry.name] = entry.value || '';
  }
  return parseAttributes(schema, found);
}

/** @param render an error becomes a problem of the page; `body` are its expanded children. */
export const pageElement =
  <Schema extends z.ZodObject>(
    schema: Schema,
    render: (attributes: z.output<Schema>, page: PageContext, body: Body) => Rendered,
  ): PageElement =>
  (node, page, body) =>
    render(readAttributes(node, schema), page, body);

/** Creates the context of a page, which collects its imports and dependencies. */
function createPageContext(options: ElementOptions) {
  const { samples } = options;
  const files: string[] = [];
  const folders = new Set<string>();
  const computed = new Map<string, unknown>();
  const imported = new Map<string, { name: string; file: string }>();
  /** Cached per page. */
  function once<Value>(key: string, compute: () => Value): Value {
    if (!computed.has(key)) computed.set(key, compute());
    return computed.get(key) as Value;
  }
  const page = {
    ...options,
    once,
    /** Reads a sample and adds it to the page's dependencies. @throws for an unknown name. */
    sampleOf(name: string) {
      if (!isSample(samples, name))
        throw new Error(
          `names the sample "${name}", which does not exist. ${available('samples', name, listSamples(samples))}`,
        );
      const sample = once(`sample ${name}`, () => readShownSample(samples, name));
      files.push(...sample.dependencies);
      return sample;
    },
    dependOn: (paths: readonly string[]) => files.push(...paths),
    dependOnFolder: (folder: string) => folders.add(folder),
    /** Imports a file. @param prefix of the imported name. @returns the name, for attributes. */
    importFile(prefix: string, file: string) {
      const key = `${prefix} ${file}`;
      const count = [...imported.keys()].filter((known) => known.startsWith(`${prefix} `)).length;
      const known = imported.get(key) ?? { name: `${prefix}${count}`, file };
      imported.set(key, known);
      return new ImportedName(known.name);
    },
  };
  const importNodes = () => [...imported.values()].map(({ name, file }) => importNode(name, file));
  return { page, files, folders, importNodes };
}

const lineOf = ({ position }: Nodes) => position?.start.line ?? 1;

/** Elements in page order, and nodes that contain some. */
function findElements(tree: Root, table: ReadonlyMap<string, PageElement>) {
  const found = new Map<Nodes, { node: MdxJsxFlowElement; element: PageElement }>();
  const parents = new Set<Nodes>();
  visitParents(tree, 'mdxJsxFlowElement', (node, ancestors) => {
    const element = table.get(node.name ?? '');
    if (!element) return;
    found.set(node, { node, element });
    for (const ancestor of ancestors) parents.add(ancestor);
  });
  return { found, parents };
}

/**
 * Expands the elements of a page.
 * @param tree is not modified.
 * @param table in rendering order; nested elements are rendered on demand.
 * @returns blocks of the page and of its Markdown, imports as nodes, and dependencies; `isRun` for a page with programs.
 */
export function expandElements(
  tree: Root,
  file: string,
  options: ElementOptions,
  table: ReadonlyMap<string, PageElement>,
) {
  const diagnostics: Diagnostic[] = [];
  const { page, files, folders, importNodes } = createPageContext(options);
  const { found, parents } = findElements(tree, table);
  const rendered = new Map<Nodes, Rendered>();
  const render = (node: MdxJsxFlowElement, element: PageElement): Rendered => {
    const known = rendered.get(node);
    if (known) return known;
    let result: Rendered = { blocks: [] };
    try {
      result = element(node, page, (target) => substitute(node.children, target));
    } catch (error) {
      // Development renders the rest of the page.
      diagnostics.push(diagnostic(file, lineOf(node), `<${node.name}> ${messageOf(error)}`));
    }
    rendered.set(node, result);
    return result;
  };
  /** Replaces elements; nodes without elements are reused. */
  const substitute = (nodes: readonly RootContent[], target: Target): RootContent[] =>
    nodes.flatMap((node): RootContent[] => {
      const own = found.get(node);
      if (own) {
        const { blocks, markdown } = render(own.node, own.element);
        return target === 'markdown' && markdown ? markdown() : blocks;
      }
      if (!parents.has(node) || !('children' in node)) return [node];
      return [{ ...node, children: substitute(node.children, target) } as RootContent];
    });
  for (const name of table.keys())
    for (const { node, element } of found.values()) if (node.name === name) render(node, element);
  const results = [...found.keys()].map((node) => ({ line: lineOf(node), ...rendered.get(node) }));
  return {
    blocksFor: (target: Target) => substitute(tree.children, target),
    files,
    folders: [...folders],
    diagnostics,
    searchTexts: results.flatMap(({ line, search = [] }) =>
      search.map((text): SearchText => ({ line, text })),
    ),
    programs: results.flatMap(({ line, programs = [] }) => programs.map((program) => ({ ...program, line }))),
    isRun: results.some(({ programs }) => programs),
    imports: importNodes(),
  };
}
