import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { z } from 'zod';
import { available, type Diagnostic, diagnostic } from '../content/diagnostic.ts';
import { isSample, listSamples } from '../content/samples/discover.ts';
import { parseAttributes } from './attributes.ts';
import type { SearchText, Target } from './expandedPage.ts';
import { ImportedName } from './expressions.ts';
import { importNode } from './nodes.ts';
import { readShownSample, type ShownSample } from './samples/read.ts';

export interface ShownProgram {
  lines: number;
  /** Undefined for a sample without a recording. */
  sample: string | undefined;
}

/** Replacement of an element. */
export interface Rendered {
  blocks: RootContent[];
  /** Blocks for the Markdown file. Default: `blocks`. */
  markdown?: () => RootContent[];
  /** Text for the search. */
  search?: readonly string[];
  /** Shown TypeScript and JavaScript. */
  programs?: readonly ShownProgram[];
  /** True for an element with programs: the page ends with their versions. */
  isRun?: boolean;
}

export interface PageContext {
  /** Folder of all samples. */
  samples: string;
  /** Reads a sample and adds it to the page's dependencies. @throws for an unknown name. */
  sampleOf: (name: string) => ShownSample;
  dependOnFolder: (folder: string) => void;
  dependOn: (files: readonly string[]) => void;
  /** Imports components. @param module its file. */
  importNames: (names: readonly string[], module: string) => void;
  /** Imports a file. @param prefix of the imported name. @returns the name, for attributes. */
  importFile: (prefix: string, file: string) => ImportedName;
  /** Cached per page. */
  once: <Value>(key: string, compute: () => Value) => Value;
}

type Body = (target: Target) => RootContent[];

interface PageElement<Schema extends z.ZodObject> {
  attributes: Schema;
  /** Expands the element. An error becomes a problem of the page. @param body expanded children. */
  render: (attributes: z.output<Schema>, page: PageContext, body: Body) => Rendered;
}

export interface KnownElement {
  /** @throws for invalid attributes, or unknown names in them. */
  render: (node: MdxJsxFlowElement, page: PageContext, body: Body) => Rendered;
}

/** Attributes as strings; empty for one without a value. */
function readAttributes<Schema extends z.ZodObject>(
  { attributes }: MdxJsxFlowElement,
  schema: Schema,
): z.output<Schema> {
  const found: Record<string, string> = {};
  for (const entry of attributes) {
    if (entry.type !== 'mdxJsxAttribute') throw new Error('takes no spread attributes.');
    const names = Object.keys(schema.shape);
    if (!names.includes(entry.name))
      throw new Error(`has no attribute "${entry.name}". ${available('attributes', entry.name, names)}`);
    if (entry.value && typeof entry.value !== 'string')
      throw new Error(`takes texts only: ${entry.name}="…".`);
    found[entry.name] = typeof entry.value === 'string' ? entry.value : '';
  }
  return parseAttributes(schema, found);
}

export const pageElement = <Schema extends z.ZodObject>({
  attributes,
  render,
}: PageElement<Schema>): KnownElement => ({
  render: (node, page, body) => render(readAttributes(node, attributes), page, body),
});

export interface ExpandedElements {
  /** Blocks of the page or of its Markdown. */
  blocksFor: (target: Target) => RootContent[];
  /** Dependencies. */
  files: string[];
  folders: string[];
  diagnostics: Diagnostic[];
  searchTexts: SearchText[];
  programs: (ShownProgram & { line: number })[];
  /** True for a page with programs. */
  isRun: boolean;
  /** Import nodes. */
  imports: RootContent[];
}

/** Creates the context of a page, which collects its imports and dependencies. */
function createPageContext(samples: string) {
  const files: string[] = [];
  const folders = new Set<string>();
  const computed = new Map<string, unknown>();
  const components = new Map<string, Set<string>>();
  const imported = new Map<string, { name: string; file: string }>();
  const page: PageContext = {
    samples,
    sampleOf(name) {
      if (!isSample(samples, name))
        throw new Error(
          `names the sample "${name}", which does not exist. ${available('samples', name, listSamples(samples))}`,
        );
      const sample = page.once(`sample ${name}`, () => readShownSample(samples, name));
      files.push(...sample.dependencies);
      return sample;
    },
    dependOn: (paths) => files.push(...paths),
    dependOnFolder: (folder) => folders.add(folder),
    importNames(names, module) {
      components.set(module, new Set([...(components.get(module) ?? []), ...names]));
    },
    importFile(prefix, file) {
      const key = `${prefix} ${file}`;
      const count = [...imported.values()].filter(({ name }) => name.replace(/\d+$/, '') === prefix).length;
      const known = imported.get(key) ?? { name: `${prefix}${count}`, file };
      imported.set(key, known);
      return new ImportedName(known.name);
    },
    once<Value>(key: string, compute: () => Value) {
      if (!computed.has(key)) computed.set(key, compute());
      return computed.get(key) as Value;
    },
  };
  const importNodes = (): RootContent[] => [
    ...[...components].map(([module, names]) => importNode([...names], module)),
    ...[...imported.values()].map(({ name, file }) => importNode(name, file)),
  ];
  return { page, files, folders, importNodes };
}

const lineOf = ({ position }: Nodes) => position?.start.line ?? 1;

/** Elements in page order, and nodes that contain some. */
function findElements(tree: Root, table: ReadonlyMap<string, KnownElement>) {
  const found = new Map<Nodes, { node: MdxJsxFlowElement; element: KnownElement }>();
  const parents = new Set<Nodes>();
  const collect = (node: Nodes): boolean => {
    const element = node.type === 'mdxJsxFlowElement' ? table.get(node.name ?? '') : undefined;
    if (element && node.type === 'mdxJsxFlowElement') found.set(node, { node, element });
    // No short circuit: all children are collected.
    const holds = 'children' in node && node.children.map(collect).includes(true);
    if (holds) parents.add(node);
    return holds || element !== undefined;
  };
  collect(tree);
  return { found, parents };
}

/**
 * Expands the elements of a page.
 * @param tree is not modified.
 * @param file for messages.
 * @param samples folder of all samples.
 * @param table in rendering order; nested elements are rendered on demand.
 * @param finish called after all elements of a name; may add to their blocks.
 */
export function expandElements(
  tree: Root,
  file: string,
  samples: string,
  table: ReadonlyMap<string, KnownElement>,
  finish: (name: string, page: PageContext) => void,
): ExpandedElements {
  const diagnostics: Diagnostic[] = [];
  const { page, files, folders, importNodes } = createPageContext(samples);
  const { found, parents } = findElements(tree, table);
  const rendered = new Map<Nodes, Rendered>();
  const render = (node: MdxJsxFlowElement, element: KnownElement): Rendered => {
    const known = rendered.get(node);
    if (known) return known;
    let result: Rendered = { blocks: [] };
    try {
      result = element.render(node, page, (target) => substitute(node.children, target));
    } catch (error) {
      // Development renders the rest of the page.
      const reason = error instanceof Error ? error.message : String(error);
      diagnostics.push(diagnostic(file, lineOf(node), `<${node.name}> ${reason}`));
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
  for (const name of table.keys()) {
    for (const { node, element } of found.values()) if (node.name === name) render(node, element);
    finish(name, page);
  }
  const results = [...found.keys()].map((node) => ({ line: lineOf(node), ...rendered.get(node) }));
  return {
    blocksFor: (target) => substitute(tree.children, target),
    files,
    folders: [...folders],
    diagnostics,
    searchTexts: results.flatMap(({ line, search = [] }) => search.map((text) => ({ line, text }))),
    programs: results.flatMap(({ line, programs = [] }) => programs.map((program) => ({ ...program, line }))),
    isRun: results.some(({ isRun }) => isRun),
    imports: importNodes(),
  };
}
