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

/** A program that an element shows. */
export interface ShownProgram {
  lines: number;
  /** Name of its sample; undefined for one that is not recorded. */
  sample: string | undefined;
}

/** What takes the place of an element. */
export interface Rendered {
  blocks: RootContent[];
  /** The same in the Markdown. Default: what these blocks are in Markdown. */
  markdown?: () => RootContent[];
  /** Texts that the search finds. */
  search?: readonly string[];
  /** All TypeScript and JavaScript that it shows. */
  programs?: readonly ShownProgram[];
  /** True for an element that shows programs: its page ends with what they were run on. */
  isRun?: boolean;
}

/** The page that an element is on. */
export interface PageContext {
  /** Absolute path of the folder of all samples. */
  samples: string;
  /** Reads a sample, on which the page depends from now on. @throws with the nearest name when there is none. */
  sampleOf: (name: string) => ShownSample;
  /** The page depends on everything in a folder. @param folder absolute path. */
  dependOnFolder: (folder: string) => void;
  dependOn: (files: readonly string[]) => void;
  /** Imports components. @param module absolute path. */
  importNames: (names: readonly string[], module: string) => void;
  /** Imports a file. @param prefix of its name. @param file absolute path. @returns its name, for attributes. */
  importFile: (prefix: string, file: string) => ImportedName;
  /** Computes something once a page. */
  once: <Value>(key: string, compute: () => Value) => Value;
}

/** Blocks inside an element. */
type Body = (target: Target) => RootContent[];

/** An element of pages. */
interface PageElement<Schema extends z.ZodObject> {
  attributes: Schema;
  /**
   * What takes its place. What it throws becomes a problem of the page, with file and line.
   *
   * @param body what it holds, with the elements in it expanded.
   */
  render: (attributes: z.output<Schema>, page: PageContext, body: Body) => Rendered;
}

/** An element whose attributes are known. */
export interface KnownElement {
  /** @throws with what is wrong with the attributes, or with what they name. */
  render: (node: MdxJsxFlowElement, page: PageContext, body: Body) => Rendered;
}

/** Attributes of an element: texts; one without a value is an empty text. */
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

/** Defines an element. */
export const pageElement = <Schema extends z.ZodObject>({
  attributes,
  render,
}: PageElement<Schema>): KnownElement => ({
  render: (node, page, body) => render(readAttributes(node, attributes), page, body),
});

/** A page in which all elements are expanded. */
export interface ExpandedElements {
  /** Blocks of the page, or those for its Markdown. */
  blocksFor: (target: Target) => RootContent[];
  /** Absolute paths of the files and folders that the result depends on. */
  files: string[];
  folders: string[];
  /** Everything that is wrong. */
  diagnostics: Diagnostic[];
  searchTexts: SearchText[];
  /** Programs, each with the line of its element. */
  programs: (ShownProgram & { line: number })[];
  /** True for a page that shows programs. */
  isRun: boolean;
  /** What the page shows is imported. */
  imports: RootContent[];
}

/** What a page imports, as its elements ask for it. */
function createImports() {
  const names = new Map<string, Set<string>>();
  const files = new Map<string, { name: string; file: string }>();
  return {
    importNames(added: readonly string[], module: string) {
      names.set(module, new Set([...(names.get(module) ?? []), ...added]));
    },
    importFile(prefix: string, file: string) {
      const key = `${prefix} ${file}`;
      const count = [...files.values()].filter(({ name }) => name.replace(/\d+$/, '') === prefix).length;
      const known = files.get(key) ?? { name: `${prefix}${count}`, file };
      files.set(key, known);
      return new ImportedName(known.name);
    },
    nodes: (): RootContent[] => [
      ...[...names].map(([module, all]) => importNode([...all], module)),
      ...[...files.values()].map(({ name, file }) => importNode(name, file)),
    ],
  };
}

/**
 * Expands the elements of a page, each from the one tree of the page.
 *
 * @param tree of the page as it is written, which is not changed.
 * @param file absolute path of the page, for messages.
 * @param samples absolute path of the folder of all samples.
 * @param table the elements by their names, in the order in which they are rendered: all of one name before those of the next.
 *   What holds others asks for them.
 * @param finish is called once all elements of a name are rendered; it may add to their blocks.
 */
export function expandElements(
  tree: Root,
  file: string,
  samples: string,
  table: ReadonlyMap<string, KnownElement>,
  finish: (name: string, page: PageContext) => void,
): ExpandedElements {
  const files: string[] = [];
  const folders = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const { importNames, importFile, nodes: importNodes } = createImports();
  const computed = new Map<string, unknown>();
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
    importNames,
    importFile,
    once<Value>(key: string, compute: () => Value) {
      if (!computed.has(key)) computed.set(key, compute());
      return computed.get(key) as Value;
    },
  };

  /** The elements in the order of the page, and the nodes that hold some. */
  const found = new Map<Nodes, { node: MdxJsxFlowElement; element: KnownElement }>();
  const parents = new Set<Nodes>();
  const collect = (node: Nodes): boolean => {
    const element = node.type === 'mdxJsxFlowElement' ? table.get(node.name ?? '') : undefined;
    if (element && node.type === 'mdxJsxFlowElement') found.set(node, { node, element });
    // All of them, also those after the first.
    const holds = 'children' in node && node.children.map(collect).includes(true);
    if (holds) parents.add(node);
    return holds || element !== undefined;
  };
  collect(tree);

  const rendered = new Map<Nodes, Rendered>();
  const render = (node: MdxJsxFlowElement, element: KnownElement): Rendered => {
    const known = rendered.get(node);
    if (known) return known;
    const result = attempt(node, () =>
      element.render(node, page, (target) => substitute(node.children, target)),
    );
    rendered.set(node, result);
    return result;
  };
  for (const name of table.keys()) {
    for (const { node, element } of found.values()) if (node.name === name) render(node, element);
    finish(name, page);
  }
  const results = [...found.keys()].map((node) => ({
    line: lineOf(node),
    result: rendered.get(node) ?? { blocks: [] },
  }));
  return {
    blocksFor: (target) => substitute(tree.children, target),
    files,
    folders: [...folders],
    diagnostics,
    searchTexts: results.flatMap(({ line, result }) => (result.search ?? []).map((text) => ({ line, text }))),
    programs: results.flatMap(({ line, result }) =>
      (result.programs ?? []).map((program) => ({ ...program, line })),
    ),
    isRun: results.some(({ result }) => result.isRun),
    imports: importNodes(),
  };

  /** Nodes with the elements among and in them expanded. A node without any is taken as it is. */
  function substitute(nodes: readonly RootContent[], target: Target): RootContent[] {
    return nodes.flatMap((node): RootContent[] => {
      const own = found.get(node);
      if (own) {
        const { blocks, markdown } = render(own.node, own.element);
        return target === 'markdown' && markdown ? markdown() : blocks;
      }
      if (!parents.has(node) || !('children' in node)) return [node];
      return [{ ...node, children: substitute(node.children, target) } as RootContent];
    });
  }

  function attempt(node: MdxJsxFlowElement, make: () => Rendered): Rendered {
    try {
      return make();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      diagnostics.push(diagnostic(file, lineOf(node), `<${node.name}> ${reason}`));
      // The rest of the page can be read, in development.
      return { blocks: [] };
    }
  }
}

const lineOf = ({ position }: Nodes) => position?.start.line ?? 1;
