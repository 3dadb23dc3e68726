import path from 'node:path';
import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { z } from 'zod';
import type { Page } from '../../model/page.ts';
import { available, type Diagnostic, diagnostic, messageOf } from '../content/diagnostic.ts';
import { isSample, listSamples } from '../content/samples/discover.ts';
import { SAMPLES_MANIFEST } from '../content/samples/runtimes.ts';
import { parseAttributes } from './attributes.ts';
import { ImportedName } from './expressions.ts';
import { importNode } from './nodes.ts';
import type { ShownCode } from './samples/ownFences.ts';
import { readShownSample } from './samples/read.ts';

export type Target = 'page' | 'markdown';

/** Shown program for the search, by line of its element. */
export interface SearchText {
  line: number;
  text: string;
}

export type ShownProgram = Pick<ShownCode, 'lines' | 'sample'>;

export interface Rendered {
  blocks: RootContent[];
  /** Blocks for the Markdown file. Default: `blocks`. */
  markdown?: () => RootContent[];
  search?: readonly string[];
  /** Shown TypeScript and JavaScript. The page ends with the versions that ran it. */
  programs?: readonly ShownProgram[];
}

/** A page whose programs are examples of the playground. */
export type ExamplePage = Pick<Page, 'title' | 'route' | 'headings'> & { tree: Root };

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

/** @param render an error becomes a problem of the page; `body` are its expanded children. */
export const pageElement =
  <Schema extends z.ZodObject>(
    schema: Schema,
    render: (attributes: z.output<Schema>, page: PageContext, body: Body) => Rendered,
  ): PageElement =>
  ({ attributes }, page, body) => {
    const given = attributes.map((entry) =>
      entry.type === 'mdxJsxAttribute' ? [entry.name, entry.value ?? ''] : [entry.value, ''],
    );
    return render(parseAttributes(schema, Object.fromEntries(given)), page, body);
  };

/** Creates the context of a page, which collects its imports and dependencies. */
function createPageContext(options: ElementOptions) {
  const { samples } = options;
  const files: string[] = [];
  const folders = new Set<string>();
  const computed = new Map<string, unknown>();
  const imported = new Map<string, ImportedName>();
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
      files.push(path.join(samples, SAMPLES_MANIFEST));
      // A first recording and new files change the page, too.
      folders.add(sample.dir);
      return sample;
    },
    dependOn: (paths: readonly string[]) => files.push(...paths),
    dependOnFolder: (folder: string) => folders.add(folder),
    /** Imports a file. @param prefix of the imported name. @returns the name, for attributes. */
    importFile(prefix: string, file: string) {
      const name = imported.get(file) ?? new ImportedName(`${prefix}${imported.size}`);
      imported.set(file, name);
      return name;
    },
  };
  return { page, files, folders, imported };
}

const lineOf = ({ position }: Nodes) => position?.start.line ?? 1;

/**
 * Expands the elements of a page.
 * @param tree is not modified.
 * @returns blocks of the page and of its Markdown, imports as nodes, and dependencies; `isRun` for a page with programs.
 */
export function expandElements(
  tree: Root,
  file: string,
  options: ElementOptions,
  table: ReadonlyMap<string, PageElement>,
) {
  const diagnostics: Diagnostic[] = [];
  const { page, files, folders, imported } = createPageContext(options);
  const rendered = new Map<Nodes, Rendered>();
  /** Renders an element once; undefined for others. */
  const render = (node: Nodes): Rendered | undefined => {
    const element = node.type === 'mdxJsxFlowElement' && table.get(node.name ?? '');
    if (!element) return undefined;
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
  const substitute = (nodes: readonly RootContent[], target: Target): RootContent[] =>
    nodes.flatMap((node): RootContent[] => {
      const own = render(node);
      if (own) return (target === 'markdown' && own.markdown?.()) || own.blocks;
      if (!('children' in node)) return [node];
      return [{ ...node, children: substitute(node.children, target) } as RootContent];
    });
  const elements: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (table.has(node.name ?? '')) elements.push(node);
  });
  // Nested elements are rendered on demand.
  for (const name of table.keys()) for (const node of elements) if (node.name === name) render(node);
  const results = elements.map((node) => ({ ...render(node), line: lineOf(node) }));
  return {
    blocksFor: (target: Target) => substitute(tree.children, target),
    files,
    folders: [...folders],
    diagnostics,
    searchTexts: results.flatMap(({ line, search = [] }) => search.map((text) => ({ line, text }))),
    programs: results.flatMap(({ line, programs = [] }) => programs.map((program) => ({ ...program, line }))),
    isRun: results.some(({ programs }) => programs),
    imports: [...imported].map(([path, { name }]) => importNode(name, path)),
  };
}
