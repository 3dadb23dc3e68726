import type { Page } from '../../../model/page.ts';
import {
  type BodiesShard,
  type HeadingsShard,
  type IndexedPage,
  packHeading,
  type SearchSection,
} from '../../../model/searchFiles.ts';
import { chunksOf, STOP_WORDS, stemOf, wholeOf } from '../../../model/searchTerms.ts';

export interface SearchedPage extends Pick<Page, 'route' | 'title' | 'description' | 'published' | 'tags'> {
  asks: readonly string[];
  version: string | undefined;
  /** Introduction, then each heading. */
  sections: readonly SearchSection[];
}

/** Id of the link list that ends a page, whatever its heading. */
const LINK_LIST = 'related-pages';

/** Whitespace of code costs bytes. */
const compact = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();

const SENTENCE_END = /[.:;!?…]$/;

/** One line; tables remain rows and cells (`model/searchFiles.ts`). */
function compactBlock(text: string): string {
  if (!text.includes('\t')) return compact(text);
  const rows = text.split('\n').map((row) => row.split('\t').map(compact).join('\t'));
  return rows.filter((row) => row.trim()).join('\n');
}

/** Blocks that do not end like a sentence get a line of their own. */
function joinBlocks(blocks: readonly string[]): string {
  return blocks.filter(Boolean).reduce((text, block) => {
    if (!text) return block;
    const together = SENTENCE_END.test(text) && !block.includes('\t');
    return `${text}${together ? ' ' : '\n'}${block}`;
  }, '');
}

const withoutMarks = (text: string) => text.replaceAll('`', '');

const CODE_LINE =
  /^\s*(?:import |export |const |let |return |await |async |function |class |type |interface |if \(|for \(|expect\(|test\(|app\.|\/\/ |\}|\{|\.\w+\()|[;{}[\](,]$|=>|^\s*<\/?\w+[^>]*>/;

/** A sentence may begin with a call: "`app.request()` sends a request." */
const SENTENCE = /^\w\S* [\p{L}\s].*[\p{L}\p{N})][.:?]$/u;

const isCodeLine = (line: string) => CODE_LINE.test(line) && !SENTENCE.test(line.trim());

function separateCode(text: string): { prose: string; code: string } {
  const prose: string[] = [];
  const code: string[] = [];
  for (const paragraph of text.split(/\n\s*\n/)) {
    const lines = paragraph.split('\n').filter((line) => line.trim());
    const codeLines = lines.filter(isCodeLine).length;
    (codeLines > 0 && codeLines * 2 >= lines.length ? code : prose).push(paragraph);
  }
  return { prose: joinBlocks(prose.map(compactBlock)), code: compact(code.join('\n')) };
}

const wordsOf = (text: string) =>
  (text.match(/[\p{L}\p{N}_$]+(?:\.[\p{L}_$]+)*/gu) ?? []).map((word) => word.toLowerCase());

/** Removes strings, except names such as `content-type` and `bun:sqlite`. */
const withoutData = (statement: string) =>
  statement.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, (string) => (/^\S*[-:/.]\S*$/.test(string) ? string : ' '));

type Text = ReturnType<typeof separateCode>;

function countPages(pages: readonly (readonly Text[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const word of new Set(page.flatMap(({ prose, code }) => wordsOf(`${prose} ${code}`))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Statements with a telling name (`crypto.subtle`) that is new on the page: other words of code only cost bytes. */
function tellingCode(texts: readonly Text[], pagesOfWord: ReadonlyMap<string, number>): string[] {
  const seen = new Set<string>();
  for (const { prose } of texts) for (const word of wordsOf(prose)) seen.add(word);
  // Words without a dot are names of variables, and words of the language. A name on two pages explains neither (`Response.json`).
  const isTelling = (word: string) => word.includes('.') && !seen.has(word) && pagesOfWord.get(word) === 1;
  return texts.map(({ code }) => {
    const telling = code.split(/(?<=[;{}]) /).filter((statement) => {
      const fresh = wordsOf(withoutData(statement)).filter(isTelling);
      for (const word of fresh) seen.add(word);
      return fresh.length > 0;
    });
    return telling.join(' ');
  });
}

/** Link lists at the end of pages repeat titles of other pages. */
const withoutLinkLists = (page: SearchedPage): SearchedPage =>
  page.sections.at(-1)?.id === LINK_LIST ? { ...page, sections: page.sections.slice(0, -1) } : page;

const dayOf = ({ tags, published }: SearchedPage) => tags && published?.slice(0, 10);

/** Other names of a post: its tags, its month, and `latest`. */
function namesOfPost(page: SearchedPage, newest: string | undefined): string[] {
  const day = dayOf(page);
  if (day === undefined) return [];
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return [...(page.tags ?? []), month.format(new Date(day)), ...(day === newest ? ['latest', 'newest'] : [])];
}

/** One word for each stem. The order and other forms would cost bytes and find no more: readers mix words of queries. */
function wordsOfAsks(asks: readonly string[]): string {
  const words = new Set(asks.flatMap(chunksOf).map(wholeOf));
  const byStem = new Map<string, string>();
  for (const word of [...words].filter((word) => !STOP_WORDS.has(word)).sort()) {
    const stem = stemOf(word) ?? word;
    if (!byStem.has(stem)) byStem.set(stem, word);
  }
  return [...byStem.values()].join(' ');
}

/** Both files of the index, sorted by route. */
export function createShards(pages: readonly SearchedPage[]) {
  const searched = pages.map(withoutLinkLists).sort((a, b) => (a.route < b.route ? -1 : 1));
  const newest = searched
    .flatMap((page) => dayOf(page) ?? [])
    .sort()
    .at(-1);
  const headings: HeadingsShard = searched.map((page): IndexedPage => {
    const { route, title, description, asks, sections, version } = page;
    const address = route.split('/').filter((segment) => segment !== version && segment !== 'docs');
    return {
      path: route,
      title: withoutMarks(title),
      summary: compact(description),
      names: [...address, ...namesOfPost(page, newest)].filter(Boolean).join(' '),
      ...(asks.length > 0 ? { asks: wordsOfAsks(asks) } : {}),
      ...(version ? { version } : {}),
      headings: sections.slice(1).map(({ id, heading }) => packHeading(id, withoutMarks(heading))),
    };
  });
  const texts = searched.map(({ sections }) => sections.map(({ text }) => separateCode(text)));
  const prose = texts.map((page) => page.map((text) => text.prose));
  const pagesOfWord = countPages(texts);
  const bodies: BodiesShard = { prose, code: texts.map((page) => tellingCode(page, pagesOfWord)) };
  return { headings, bodies };
}
