import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { z } from 'zod';
import { available, type Diagnostic, diagnostic } from '../content/diagnostic.ts';
import { isSample, listSamples } from '../content/samples/discover.ts';
import { parseAttributes } from './attributes.ts';
import type { SearchText, Target } from './expandedPage.ts';
import { readShownSample, type ShownSample } from './samples/read.ts';

/** A program that an element shows. */
export interface ShownProgram {
  lines: number;
  /** Name of its sample; undefined for one that is not recorded. */
  sample: string | undefined;
}

/** What stands in place of an element. */
export interface Rendered {
  /** Blocks of MDX. */
  blocks: string[];
  /** Texts that the search finds. */
  search?: readonly string[];
  /** All TypeScript and JavaScript that it shows. */
  programs?: readonly ShownProgram[];
  /** True for an element that shows programs: its page ends with what they were run on. */
  isRun?: boolean;
}

/** The page that an element is on. */
export interface PageContext {
  /** What is written: MDX for the page, or for its Markdown twin. */
  target: Target;
  /** Absolute path of the folder of all samples. */
  samples: string;
  /** Reads a sample, on which the page depends from now on. @throws with the nearest name when there is none. */
  sampleOf: (name: string) => ShownSample;
  /** The page depends on everything in a folder. @param folder absolute path. */
  dependOnFolder: (folder: string) => void;
  dependOn: (files: readonly string[]) => void;
  /** Imports components. @param module absolute path. */
  importNames: (names: readonly string[], module: string) => void;
  /** Imports a file. @param prefix of its name. @param file absolute path. @returns its name in expressions. */
  importFile: (prefix: string, file: string) => string;
  /** Computes something once a page. */
  once: <Value>(key: string, compute: () => Value) => Value;
}

/** An element of pages. */
interface PageElement<Schema extends z.ZodObject> {
  attributes: Schema;
  /**
   * What it is made into. What it throws becomes a problem of the page, with file and line.
   *
   * @param body MDX of what stands in it.
   */
  render: (attributes: z.output<Schema>, page: PageContext, body: () => string) => Rendered;
}

/** An element whose attributes are known. */
export interface KnownElement {
  /** @throws with what is wrong with the attributes, or with what they name. */
  render: (node: MdxJsxFlowElement, page: PageContext, body: () => string) => Rendered;
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
  source: string;
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
  /** Lines of MDX that import what the page shows. */
  imports: string[];
}

/** An element of a page, with its place in the source. */
interface Found {
  node: MdxJsxFlowElement;
  element: KnownElement;
  start: number;
  end: number;
  line: number;
}

/**
 * Expands the elements of a page, each from the one tree of the page.
 *
 * @param tree of the source.
 * @param file absolute path of the page, for messages.
 * @param table the elements by their names, in the order in which they are rendered: all of one name before those of the next.
 *   What holds others asks for them.
 * @param finish is called once all elements of a name are rendered; it may add to their blocks.
 */
export function expandElements(
  { source, tree, file }: { source: string; tree: Root; file: string },
  { samples, target }: { samples: string; target: Target },
  table: ReadonlyMap<string, KnownElement>,
  finish: (name: string, page: PageContext) => void,
): ExpandedElements {
  const expanded: ExpandedElements = {
    source,
    files: [],
    folders: [],
    diagnostics: [],
    searchTexts: [],
    programs: [],
    isRun: false,
    imports: [],
  };
  const names = new Map<string, Set<string>>();
  const files = new Map<string, { name: string; file: string }>();
  const computed = new Map<string, unknown>();
  const page: PageContext = {
    target,
    samples,
    sampleOf(name) {
      if (!isSample(samples, name))
        throw new Error(
          `names the sample "${name}", which does not exist. ${available('samples', name, listSamples(samples))}`,
        );
      const sample = page.once(`sample ${name}`, () => readShownSample(samples, name));
      expanded.files.push(...sample.dependencies);
      return sample;
    },
    dependOn: (paths) => expanded.files.push(...paths),
    dependOnFolder(folder) {
      if (!expanded.folders.includes(folder)) expanded.folders.push(folder);
    },
    importNames(added, module) {
      names.set(module, new Set([...(names.get(module) ?? []), ...added]));
    },
    importFile(prefix, path) {
      const key = `${prefix} ${path}`;
      const count = [...files.values()].filter(({ name }) => name.replace(/\d+$/, '') === prefix).length;
      const known = files.get(key) ?? { name: `${prefix}${count}`, file: path };
      files.set(key, known);
      return known.name;
    },
    once<Value>(key: string, compute: () => Value) {
      if (!computed.has(key)) computed.set(key, compute());
      return computed.get(key) as Value;
    },
  };

  const found: Found[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const element = table.get(node.name ?? '');
    const { start, end } = node.position ?? {};
    if (element && start?.offset !== undefined && end?.offset !== undefined)
      found.push({ node, element, start: start.offset, end: end.offset, line: start.line });
  });
  const rendered = new Map<Found, Rendered>();
  const render = (each: Found): Rendered => {
    const known = rendered.get(each);
    if (known) return known;
    const { node, element, line } = each;
    const made = attempt(() => element.render(node, page, () => bodyOf(node)), node, line);
    rendered.set(each, made);
    expanded.searchTexts.push(...(made.search ?? []).map((text) => ({ line, text })));
    expanded.programs.push(...(made.programs ?? []).map((program) => ({ ...program, line })));
    expanded.isRun ||= made.isRun ?? false;
    return made;
  };
  for (const name of table.keys()) {
    for (const each of found) if (each.node.name === name) render(each);
    finish(name, page);
  }
  expanded.source = textBetween(0, source.length);
  expanded.imports = [
    ...[...names].map(([module, all]) => `import { ${[...all].join(', ')} } from ${JSON.stringify(module)};`),
    ...[...files.values()].map(({ name, file: path }) => `import ${name} from ${JSON.stringify(path)};`),
  ];
  return expanded;

  function attempt(make: () => Rendered, { name }: MdxJsxFlowElement, line: number): Rendered {
    try {
      return make();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      expanded.diagnostics.push(diagnostic(file, line, `<${name}> ${reason}`));
      // The rest of the page can be read, in development.
      return { blocks: [] };
    }
  }

  function bodyOf({ children }: MdxJsxFlowElement): string {
    const start = children[0]?.position?.start.offset;
    const end = children.at(-1)?.position?.end.offset;
    return start === undefined || end === undefined ? '' : textBetween(start, end);
  }

  /** A part of the source with its elements expanded, the outermost ones. */
  function textBetween(start: number, end: number): string {
    let text = '';
    let at = start;
    for (const each of found) {
      if (each.start < at || each.end > end) continue;
      text += source.slice(at, each.start) + render(each).blocks.join('\n\n');
      at = each.end;
    }
    return text + source.slice(at, end);
  }
}
