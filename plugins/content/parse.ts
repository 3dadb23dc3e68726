import GithubSlugger from 'github-slugger';
import { fromHtml } from 'hast-util-from-html';
import type { Heading, Nodes, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Heading as PageHeading } from '../../model/page.ts';
import { parseReference } from '../../model/references.ts';
import { type Diagnostic, diagnostic } from './diagnostic.ts';
import { docsOf, movedOf } from './frontmatter.ts';
import { type Located, parseYaml } from './located.ts';

/** A link, an image or an import of a page. */
export interface Target {
  /** As written. */
  url: string;
  line: number;
  /**
   * `markdown`: a link, relative to the file. `element`: an attribute, relative to the address. `image`: a file. `import`: a
   * Markdown part.
   */
  kind: 'markdown' | 'element' | 'image' | 'import';
  /** Offsets of the node; the last mention of `url` in it is the link. */
  range?: readonly [start: number, end: number] | undefined;
}

/** A parsed source. Members that need the syntax tree are computed on first access. */
export interface Parsed {
  readonly source: string;
  /** Undefined where parsing failed, and for code. */
  readonly tree: Root | undefined;
  /** Undefined without valid front matter. */
  readonly frontmatter: Located | undefined;
  readonly targets: Target[];
  /** All levels, in source order. */
  readonly headings: PageHeading[];
  /** Ids that are valid as the fragment of an address. */
  readonly ids: ReadonlySet<string>;
  readonly diagnostics: Diagnostic[];
}

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();
const mdx = markdown().use(remarkMdx).freeze();

/** Syntax tree of Markdown. @param file `.mdx` allows components. @throws for invalid MDX, with the line. */
export const parseTree = (file: string, source: string): Root =>
  (file.endsWith('.mdx') ? mdx : markdown).parse(source);

/** `Text {#id}` in a heading, as the engine parses it. */
const CUSTOM_ID = /\\?\{#(.*)\}/;

const LINKS = new Set(['href', 'to', 'link']);
const FILES = new Set(['src', 'poster']);

/** The engine ignores elements and expressions in headings. */
function engineText(node: Nodes): string {
  if (node.type.startsWith('mdx')) return '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(engineText).join('') : '';
}

/** Id and text of a heading by the engine's rule: an explicit id, else the slug of the text. */
function readHeading(heading: Heading, slugger: GithubSlugger): { id: string; text: string } {
  let custom = '';
  const text = heading.children.map((child) => {
    if (child.type !== 'text') return engineText(child);
    const named = CUSTOM_ID.exec(child.value);
    custom = named?.[1] ?? custom;
    return named ? child.value.replace(CUSTOM_ID, '').trimEnd() : child.value;
  });
  const plain = text.join('').trim();
  return { id: custom || slugger.slug(plain), text: plain };
}

/** Text of an attribute: `x="…"` or `x={'…'}`; undefined for other expressions. */
function literalOf({ value }: MdxJsxAttribute): string | undefined {
  return typeof value === 'string' ? value : /^\s*(["'])([^"'\\]*)\1\s*$/.exec(value?.value ?? '')?.[2];
}

const rangeOf = (position: Nodes['position']): Target['range'] =>
  position && [position.start.offset ?? 0, position.end.offset ?? 0];

function frontmatterTargets(source: string, { data, lineOf }: Located): Target[] {
  const lines = source.split('\n');
  const target = (url: string, keys: readonly PropertyKey[]): Target => {
    const line = lineOf(keys);
    const start = lines.slice(0, line - 1).join('\n').length + 1;
    return { url, line, kind: 'element', range: [start, start + (lines[line - 1]?.length ?? 0)] };
  };
  return [
    ...Object.entries(movedOf(data)).map(([anchor, url]) => target(url, ['moved', anchor])),
    ...docsOf(data).map((url, at) => target(url, ['docs', at])),
  ];
}

function targetOf(name: string, url: string, line: number, range: Target['range']): Target[] {
  if (LINKS.has(name) || parseReference(url)) return [{ url, line, kind: 'element', range }];
  return FILES.has(name) ? [{ url, line, kind: 'image', range }] : [];
}

/** Same rule as the Markdown parser: first line, between dashes. */
export const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

function readFrontmatter(file: string, source: string): Pick<Parsed, 'frontmatter' | 'diagnostics'> {
  const matter = FRONT_MATTER.exec(source);
  if (!matter) return { frontmatter: undefined, diagnostics: [] };
  const { value, diagnostics } = parseYaml(file, (matter[1] ?? '').trimEnd(), 2);
  return { frontmatter: value, diagnostics };
}

const NOTHING: Omit<Parsed, 'source'> = {
  tree: undefined,
  frontmatter: undefined,
  targets: [],
  headings: [],
  ids: new Set(),
  diagnostics: [],
};

/** Characters that XML forbids, and with it feeds and books. Word processors write some of them for line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters.
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

function forbiddenCharacters(file: string, source: string): Diagnostic[] {
  return source.split('\n').flatMap((line, at) => {
    const [character] = FORBIDDEN.exec(line) ?? [];
    if (character === undefined) return [];
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return [diagnostic(file, at + 1, `Invisible character U+${code}, which feeds cannot hold. Remove it.`)];
  });
}

/** Members that need the syntax tree. */
type Body = Pick<Parsed, 'tree' | 'targets' | 'headings' | 'ids' | 'diagnostics'>;

function readBody(
  file: string,
  source: string,
  frontmatter: Located | undefined,
  toTree: typeof parseTree,
): Body {
  let tree: Root;
  try {
    tree = toTree(file, source);
  } catch (error) {
    // Other errors are no mistakes of the page.
    if (!(error instanceof Error && 'reason' in error)) throw error;
    const { reason, line = 1 } = error as { reason: string; line?: number };
    const isId = /^#+ .*[^\\]\{#/.test(source.split('\n')[line - 1] ?? '');
    const cure = isId ? '. Write the id of a heading with a backslash: "\\{#id}".' : '';
    const problem = diagnostic(file, line, `Not valid MDX: ${reason}${cure}`);
    return { ...NOTHING, diagnostics: [problem] };
  }
  return { tree, ...readContent(tree, source, frontmatter), diagnostics: [] };
}

function readContent(tree: Root, source: string, frontmatter: Located | undefined) {
  const targets = frontmatter ? frontmatterTargets(source, frontmatter) : [];
  const headings: PageHeading[] = [];
  const ids = new Set<string>();
  const slugger = new GithubSlugger();
  const readElement = (node: MdxJsxFlowElement | MdxJsxTextElement) => {
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      const value = literalOf(attribute);
      if (value === undefined) continue;
      if (attribute.name === 'id') ids.add(value);
      const place = attribute.position ?? node.position;
      targets.push(...targetOf(attribute.name, value, place?.start.line ?? 1, rangeOf(place)));
    }
  };
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const range = rangeOf(node.position);
    switch (node.type) {
      case 'heading': {
        const { id, text } = readHeading(node, slugger);
        headings.push({ id, text, depth: node.depth, line });
        ids.add(id);
        break;
      }
      case 'link':
      case 'definition':
        targets.push({ url: node.url, line, kind: 'markdown', range });
        break;
      case 'image':
        targets.push({ url: node.url, line, kind: 'image', range });
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        readElement(node);
        break;
      case 'mdxjsEsm':
        for (const statement of node.data?.estree?.body ?? []) {
          if (statement.type !== 'ImportDeclaration') continue;
          const url = String(statement.source.value);
          const at = statement.loc?.start.line ?? line;
          if (url.startsWith('.'))
            targets.push({ url, line: at, kind: 'import', range: statement.source.range });
        }
        break;
      case 'html':
        visit(fromHtml(node.value, { fragment: true }), 'element', ({ properties, position }) => {
          const at = line + (position?.start.line ?? 1) - 1;
          for (const [name, value] of Object.entries(properties)) {
            if (typeof value !== 'string') continue;
            if (name === 'id') ids.add(value);
            targets.push(...targetOf(name, value, at, range));
          }
        });
        break;
    }
  });
  return { targets, headings, ids };
}

/** Parses a Markdown file, the body lazily: a development server lists all pages before it shows the first. */
export function parseMarkdown(file: string, source: string, toTree = parseTree): Parsed {
  const { frontmatter, diagnostics } = readFrontmatter(file, source);
  let known: Body | undefined;
  const body = () => {
    known ??= readBody(file, source, frontmatter, toTree);
    return known;
  };
  return {
    source,
    frontmatter,
    get tree() {
      return body().tree;
    },
    get targets() {
      return body().targets;
    },
    get headings() {
      return body().headings;
    },
    get ids() {
      return body().ids;
    },
    get diagnostics() {
      return [...diagnostics, ...forbiddenCharacters(file, source), ...body().diagnostics];
    },
  };
}

/** References (`'doc:intro'`), and addresses of links and images (`href="/docs/"`, `src: '/a.svg'`), as whole string literals. */
const LITERAL =
  /(?<!\w)(?:(href|to|src|poster)["']?\s*[=:]\s*\{?\s*)?(["'`])((?:doc|sidebar):[\w./#-]+|\/(?!\/)(?:(?!\$\{)[^"'`\s])*)\2/g;

/** Links of a component or of site data. */
export function parseProgram(source: string): Parsed {
  const targets = source
    .split('\n')
    .flatMap((text, at) =>
      [...text.matchAll(LITERAL)].flatMap(([, name = '', , url = '']) =>
        targetOf(name, url, at + 1, undefined),
      ),
    );
  return { ...NOTHING, source, targets };
}
