/** Mistakes in Markdown that the engine ignores, or reports without a place. */
import vm from 'node:vm';
import type { Nodes, Root } from 'mdast';
import { analyze } from 'periscopic';
import { bundledLanguages } from 'shiki/langs';
import { visit } from 'unist-util-visit';
import { available, type Diagnostic, diagnostic, unknownId } from '../diagnostic.ts';
import type { SiteReaderOptions, Source } from '../siteReader.ts';

type Report = (line: number, reason: string) => void;

const CONTAINERS = ['caution', 'danger', 'details', 'important', 'info', 'note', 'tip', 'warning'];

/** Languages of fences without highlighting. */
const PLAIN_LANGUAGES = ['ansi', 'plain', 'plaintext', 'text', 'txt'];

const LANGUAGES = [...Object.keys(bundledLanguages), ...PLAIN_LANGUAGES];

/** Names that an expression may use: those of the language, `URL`, and the `props` of the page. */
const GLOBALS = new Set<string>([
  ...vm.runInNewContext('Object.getOwnPropertyNames(globalThis)'),
  'URL',
  'props',
]);

/** An import or export that Markdown parses as text. */
const MISPLACED =
  /^\s*(import(?=\s+(?:[^'"]+\s+from\s+)?['"][^'"]+['"])|export(?=\s+(?:const|default|function)\s))/;

const lineOf = ({ position }: Nodes) => position?.start.line ?? 1;

type Program = NonNullable<NonNullable<Extract<Nodes, { type: 'mdxjsEsm' }>['data']>['estree']>;

/** Names that a module imports or declares at the top level. */
const moduleNames = (program: Program): string[] => [
  ...analyze(program).scope.declarations.keys(),
  // `analyze` leaves out `import * as name`.
  ...program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? statement.specifiers.map(({ local }) => local.name) : [],
  ),
];

function programsOf(node: Nodes): Program[] {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return node.data?.estree ? [node.data.estree] : [];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.data?.estree ?? [];
    return (typeof attribute.value === 'object' && attribute.value?.data?.estree) || [];
  });
}

/** Undefined components and names, and imports that Markdown parses as text. */
function checkNames(tree: Root, source: string, components: readonly string[], report: Report): void {
  const declared = new Set<string>();
  visit(tree, 'mdxjsEsm', ({ data }) => {
    if (data?.estree) for (const name of moduleNames(data.estree)) declared.add(name);
  });
  // Lines of misplaced imports: their braces parse as expressions.
  const misplaced = new Set<number>();
  const imported: string[] = [];
  visit(tree, 'paragraph', (node) => {
    const text = source.slice(node.position?.start.offset, node.position?.end.offset);
    for (const [at, line] of text.split('\n').entries()) {
      const keyword = MISPLACED.exec(line)?.[1];
      if (!keyword) continue;
      misplaced.add(lineOf(node) + at);
      imported.push(...(line.match(/\w+/g) ?? []));
      const reason = `This ${keyword} is text. Write it at the beginning of its line, with an empty line above and below.`;
      report(lineOf(node) + at, reason);
    }
  });
  const known = [...components, ...[...declared].filter((name) => /^[A-Z]/.test(name))];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const name = node.name?.split('.')[0] ?? '';
      if (/^[A-Z]/.test(name) && !known.includes(name) && !imported.includes(name))
        report(lineOf(node), `${unknownId('component', name, known)} Others are imported.`);
    }
    if (misplaced.has(lineOf(node))) return;
    for (const name of programsOf(node).flatMap((program) => [...analyze(program).globals.keys()])) {
      if (declared.has(name) || imported.includes(name) || GLOBALS.has(name)) continue;
      const nearest = declared.size > 0 ? ` ${available('names', name, [...declared])}` : '';
      const reason = `"${name}" is not defined on this page.${nearest} Import it, or write text in braces as \`\\{${name}}\` or as code.`;
      report(lineOf(node), reason);
    }
  });
}

/** A line of text, and the parent of its paragraph: the engine looks for the end of a container only in that parent. */
interface Line {
  line: number;
  text: string;
  parent: Nodes | undefined;
  /** True where code, markup or a link follows in the line. */
  goesOn: boolean;
}

function linesOf(tree: Root): Line[] {
  const lines: Line[] = [];
  visit(tree, (node, _, parent) => {
    if (node.type !== 'paragraph' && node.type !== 'tableCell' && node.type !== 'heading') return;
    for (const [at, child] of node.children.entries()) {
      if (child.type !== 'text') continue;
      const texts = child.value.split('\n');
      const next = node.children[at + 1];
      for (const [index, text] of texts.entries())
        lines.push({
          line: lineOf(child) + index,
          text,
          parent: node.type === 'paragraph' ? parent : node,
          goesOn: index === texts.length - 1 && next !== undefined && next.type !== 'mdxTextExpression',
        });
    }
  });
  return lines;
}

/** Unknown containers, those without a start or an end, and those whose title or end the engine does not recognise. */
function checkContainers(tree: Root, report: Report): void {
  let open: (Line & { name: string }) | undefined;
  const close = () => {
    if (open) report(open.line, `The container ":::${open.name}" is not closed. End it with a line \`:::\`.`);
    open = undefined;
  };
  for (const own of linesOf(tree)) {
    const { line, text, parent, goesOn } = own;
    const name = /^\s*:::\s*(\w+)/.exec(text)?.[1];
    if (name !== undefined) {
      close();
      open = { ...own, name };
      if (!CONTAINERS.includes(name)) report(line, unknownId('container', name, CONTAINERS));
      if (goesOn)
        report(line, `The title of ":::${name}" ends at code, markup or a link. Write it as plain text.`);
    } else if (/:::\s*$/.test(text)) {
      if (!open) report(line, 'This `:::` closes no container. Remove it, or begin one with `:::tip`.');
      else if (open.parent !== parent)
        report(line, 'This `:::` is a part of the block above it. Write an empty line between them.');
      open = undefined;
    }
  }
  close();
}

/** Callouts in the form of a quote whose name the engine does not know: `> [!HINT]`. */
function checkCallouts(tree: Root, report: Report): void {
  visit(tree, 'blockquote', ({ children: [first] }) => {
    const [start] = first?.type === 'paragraph' ? first.children : [];
    const name = start?.type === 'text' ? /^\[!(\w+)\]/.exec(start.value)?.[1] : undefined;
    if (start && name !== undefined && !CONTAINERS.includes(name.toLowerCase()))
      report(lineOf(start), unknownId('callout', name, CONTAINERS));
  });
}

/** Fence options of the engine that have no effect in this theme, each with its fix. */
const FENCE_OPTIONS: Readonly<Record<string, string>> = {
  file: 'Show the program as a sample, with `<Sample name="…" />`, or write it in the fence.',
  fold: 'Remove it.',
  height: 'Remove it.',
  lineNumbers: 'Remove it: lines have addresses in place of numbers.',
  wrapCode: 'Remove it: readers wrap the lines of a block themselves.',
};

/** Names of fence options. Quoted values, and braces with line numbers, are ignored. */
const optionsOf = (meta: string) =>
  meta
    .replace(/(["'])(?:(?!\1).)*\1|\{.*?\}/g, '')
    .split(/\s+/)
    .map((option) => option.split('=')[0] ?? '');

function checkFences(tree: Root, languages: readonly string[], report: Report): void {
  visit(tree, 'code', (node) => {
    // Options may follow the language without a space: `ts{2}`.
    const language = /^[^\s{]*/.exec(node.lang ?? '')?.[0] ?? '';
    if (language && !languages.includes(language.toLowerCase()))
      report(lineOf(node), unknownId('language', language, languages));
    for (const option of optionsOf(node.meta ?? '')) {
      const fix = FENCE_OPTIONS[option];
      if (fix) report(lineOf(node), `The option "${option}" of code has no effect with this theme. ${fix}`);
    }
  });
}

/** Content of `<Tabs>` outside of its tabs, which no reader would see. */
function checkTabs(tree: Root, report: Report): void {
  visit(tree, 'mdxJsxFlowElement', ({ name, children }) => {
    if (name !== 'Tabs') return;
    for (const child of children)
      if (child.type !== 'mdxJsxFlowElement' && child.type !== 'mdxFlowExpression')
        report(lineOf(child), '<Tabs> shows its tabs only. Write this into a `<Tab label="…">`, or below.');
  });
}

function checkPage(tree: Root, report: Report): void {
  const [first, ...others] = tree.children.filter((node) => node.type === 'heading' && node.depth === 1);
  for (const node of others)
    report(
      lineOf(node),
      `A page has one heading of level 1, and this one's is in line ${first ? lineOf(first) : 1}. Begin this one with \`##\`.`,
    );
  if (tree.children.every(({ type }) => type === 'yaml' || type === 'mdxjsEsm'))
    report(
      tree.position?.end.line ?? 1,
      'The page has no text. Write a heading and a sentence below the front matter.',
    );
}

export function checkPageText(
  { file, route, parsed: { tree, source } }: Source,
  { components, codeLanguages = [] }: Pick<SiteReaderOptions, 'codeLanguages' | 'components'>,
): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const report: Report = (line, reason) => problems.push(diagnostic(file, line, reason));
  if (!tree) return [];
  if (components) checkNames(tree, source, components, report);
  for (const check of [checkContainers, checkCallouts, checkTabs]) check(tree, report);
  checkFences(tree, [...LANGUAGES, ...codeLanguages], report);
  if (route !== undefined) checkPage(tree, report);
  return problems;
}
