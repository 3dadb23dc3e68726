/** Differences between two builds of the site, as Markdown for a pull request. */
import fs from 'node:fs';
import path from 'node:path';
import { diffWordsWithSpace } from 'diff';
import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { markdownPath, routeOf } from '../../model/routes.ts';
import { bytesSent } from '../../plugins/app/offline/describeRelease.ts';
import { listBelow } from '../../plugins/content/sourceFiles.ts';
import { templateOf } from '../budgets/budgets.ts';
import { FIGURES, type Figures, measurePage } from '../budgets/measure.ts';
import { readBuiltFiles } from '../budgets/measureBuild.ts';
import { code, fenced, joinParagraphs } from '../markdown.ts';

/** Characters of the words of one page. */
const MAX_WORDS = 4_000;

/** Words of a page that may differ: beyond it the comparison takes seconds, and nobody reads the result. */
const MAX_EDITS = 2_000;

/** Bytes by which a figure differs that is named: names of files have hashes, which compress by some bytes more or less. */
const MIN_BYTES = 50;

/** Characters of unchanged text on each side of a change. */
const CONTEXT = 40;

/** Rendered when there is no network, and the same for every address that is not found. */
const NO_PAGES = ['offline.html', '404.html'];

/** Without tables, whose links it finds all the same, in half the time. */
const parser = unified().use(remarkParse).freeze();

const routesOf = (build: string) =>
  listBelow(build)
    .filter((file) => file.endsWith('.html') && !NO_PAGES.includes(file))
    .map(routeOf);

const htmlFile = (route: string) => markdownPath(route).replace(/^\/(.*)\.md$/, '$1.html');

function markdownOf(build: string, route: string): string {
  const file = path.join(build, markdownPath(route));
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/** Links and recorded responses of a page. */
interface Parts {
  links: Set<string>;
  /** Recorded responses by the paragraph above the request, which names method, address and status. */
  responses: Map<string, string>;
}

function partsOf(markdown: string): Parts {
  const parts: Parts = { links: new Set(), responses: new Map() };
  let above = '';
  visit(parser.parse(markdown), (node: Nodes) => {
    if (node.type === 'link') parts.links.add(node.url);
    else if (node.type === 'paragraph') above = textOf(node).split('\n')[0] ?? '';
    else if (node.type === 'code' && node.meta?.includes('title="Response"')) {
      const count = [...parts.responses.keys()].filter((name) => name.startsWith(above)).length;
      parts.responses.set(count === 0 ? above : `${above} (${count + 1})`, node.value);
    }
  });
  return parts;
}

/** An unchanged text without its middle. */
const shortened = (text: string) =>
  text.length > 3 * CONTEXT ? `${text.slice(0, CONTEXT)} … ${text.slice(-CONTEXT)}` : text;

const wordsIn = (text: string) => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/** Compares two texts word by word. @returns numbers of words, and the changes in context, `[-so-]{+such+}`. */
export function compareWords(before: string, after: string) {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS });
  if (!parts) return { added: wordsIn(after), removed: wordsIn(before), text: 'Most words differ.' };
  const count = (kind: 'added' | 'removed') =>
    parts.reduce((sum, part) => sum + (part[kind] ? wordsIn(part.value) : 0), 0);
  const text = parts
    .map(({ added, removed, value }) => {
      if (added) return `{+${value}+}`;
      return removed ? `[-${value}-]` : shortened(value);
    })
    .join('');
  return { added: count('added'), removed: count('removed'), text };
}

const list = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`${title}: ${lines.map(code).join(', ')}`];

const without = (from: Iterable<string>, other: { has(key: string): boolean }) =>
  [...from].filter((key) => !other.has(key));

function comparePage(route: string, before: string, after: string) {
  const words = compareWords(before, after);
  const [old, now] = [partsOf(before), partsOf(after)];
  const links = { added: without(now.links, old.links), gone: without(old.links, now.links) };
  const responses = {
    added: without(now.responses.keys(), old.responses),
    gone: without(old.responses.keys(), now.responses),
    changed: [...now.responses]
      .filter(([name, value]) => old.responses.has(name) && old.responses.get(name) !== value)
      .map(([name]) => name),
  };
  const count = (added: number, gone: number) => (added + gone === 0 ? '' : `+${added} −${gone}`);
  const { added, gone, changed } = responses;
  const recorded = [count(added.length, gone.length), changed.length > 0 ? `${changed.length} changed` : ''];
  const cells = [
    code(route),
    count(words.added, words.removed),
    recorded.filter(Boolean).join(', '),
    count(links.added.length, links.gone.length),
  ];
  const text =
    words.text.length > MAX_WORDS ? `${words.text.slice(0, MAX_WORDS)}\n… (cut: too long)` : words.text;
  const lines = [
    fenced(text, 'text'),
    ...list('Responses added', added),
    ...list('Responses gone', gone),
    ...list('Responses changed', changed),
    ...list('Links added', links.added),
    ...list('Links gone', links.gone),
  ];
  return {
    row: `| ${cells.join(' | ')} |`,
    details: `<details><summary>${route}</summary>\n\n${lines.join('\n\n')}\n\n</details>`,
  };
}

/** The page of each template with the largest document, as a file of the build. */
function largestOfTemplates(build: string): Map<string, string> {
  const largest = new Map<string, { file: string; size: number }>();
  for (const route of routesOf(build)) {
    const file = htmlFile(route);
    const { size } = fs.statSync(path.join(build, file));
    const template = templateOf(route);
    if (size > (largest.get(template)?.size ?? 0)) largest.set(template, { file, size });
  }
  return new Map([...largest].map(([template, { file }]) => [template, file]));
}

/** Files of a build, compressed as hosts do: many times faster than the budgets, whose quality is the best. */
const readQuickly = (build: string) => readBuiltFiles(build, (content, name) => bytesSent(content, name));

/** Rows of a table: figures that differ, of each template. */
function compareTemplates(before: string, after: string): string[] {
  const [old, now] = [largestOfTemplates(before), largestOfTemplates(after)];
  const [oldFiles, nowFiles] = [readQuickly(before), readQuickly(after)];
  const shown = (figure: keyof Figures, value: number) =>
    figure === 'requests' ? String(value) : (value / 1000).toFixed(2);
  return [...now].flatMap(([template, file]) => {
    const was = old.get(template);
    const [from, to] = [was && oldFiles.text(was), nowFiles.text(file)];
    // Names of files have their hash: equal documents load equal files.
    if (from === to) return [];
    const figures = measurePage(to, nowFiles, bytesSent);
    const earlier = from ? measurePage(from, oldFiles, bytesSent) : undefined;
    const cells = FIGURES.map((figure) => {
      const [other, value] = [earlier?.[figure] ?? 0, figures[figure]];
      const isEqual = Math.abs(value - other) < (figure === 'requests' ? 1 : MIN_BYTES);
      return isEqual ? '' : `${shown(figure, other)} → ${shown(figure, value)}`;
    });
    return cells.some(Boolean) ? [`| ${[template, ...cells].join(' | ')} |`] : [];
  });
}

/** `comment.yml` finds its earlier comment by this line. */
export const REPORT_HEADING = '## Change report';

/** A table; nothing without rows. */
const table = (head: readonly string[], rows: readonly string[]) =>
  rows.length === 0
    ? []
    : [[`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows].join('\n')];

/** @param before absolute path of a build, as is `after`. @param name of the source of `before`, such as a branch. */
export function compareBuilds(before: string, after: string, name: string): string {
  const [old, now] = [new Set(routesOf(before)), new Set(routesOf(after))];
  const changes = [...now].flatMap((route) => {
    if (!old.has(route)) return [];
    const texts = [markdownOf(before, route), markdownOf(after, route)] as const;
    return texts[0] === texts[1] ? [] : [comparePage(route, ...texts)];
  });
  const [added, gone] = [without(now, old), without(old, now)];
  const bytes = compareTemplates(before, after);
  const paragraphs = [
    REPORT_HEADING,
    `Compared with ${code(name)}: ${added.length} pages added, ${gone.length} gone, ${changes.length} changed.`,
    ...list('Added', added),
    ...list('Gone', gone),
    ...table(
      ['Page', 'Words', 'Recorded responses', 'Links'],
      changes.map(({ row }) => row),
    ),
    ...table(['Bytes (kB, compressed)', ...FIGURES], bytes),
    ...(bytes.length === 0 ? ['The bytes of no template differ.'] : []),
    ...changes.map(({ details }) => details),
  ];
  return joinParagraphs(
    paragraphs,
    (count) => `The words of ${count} more pages are left out: the report is too long.`,
  );
}
