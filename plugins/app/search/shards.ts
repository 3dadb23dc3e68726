import type { Page } from '../../../model/page.ts';
import type { BodiesShard, HeadingsShard, IndexedPage } from '../../../model/searchFiles.ts';

/** A page that the search finds. */
export interface SearchedPage extends Pick<Page, 'route' | 'title' | 'description' | 'published' | 'tags'> {
  /** What people ask who need it (`asks` in the front matter); often empty. */
  asks: readonly string[];
  /** Name of its docs version; undefined outside the docs. */
  version: string | undefined;
  /**
   * What stands before the first heading, then each heading with what stands under it, in the order of the page: plain text, an empty
   * line between blocks, code included.
   */
  sections: readonly { id: string; heading: string; text: string }[];
}

/** Sections that only lead elsewhere. */
const LINK_LISTS: ReadonlySet<string> = new Set(['Related pages']);

/** Spaces of code are for the eye: without them the file is smaller. */
const compact = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();

/** The end of a text that needs no mark between itself and what follows. */
const SENTENCE_END = /[.:;!?…]$/;

/** A block as one line; a table keeps its rows and cells, which would be run together (`model/searchFiles.ts`). */
function compactBlock(text: string): string {
  if (!text.includes('\t')) return compact(text);
  const rows = text.split('\n').map((row) => row.split('\t').map(compact).join('\t'));
  return rows.filter((row) => row.trim()).join('\n');
}

/** Sentences follow one another; what does not end like one stands by itself. */
function joinBlocks(blocks: readonly string[]): string {
  return blocks.filter(Boolean).reduce((text, block) => {
    if (!text) return block;
    const together = SENTENCE_END.test(text) && !block.includes('\t');
    return `${text}${together ? ' ' : '\n'}${block}`;
  }, '');
}

const withoutMarks = (text: string) => text.replaceAll('`', '');

/** How lines of code begin and end that are not sentences, rows of tables or messages. */
const CODE_LINE =
  /^\s*(?:import |export |const |let |return |await |async |function |class |type |interface |if \(|for \(|expect\(|test\(|app\.|\/\/ |\}|\{|\.\w+\()|[;{}[\](,]$|=>|^\s*<\/?\w+[^>]*>/;

/** A sentence may begin with a call: "`app.request()` sends a request." */
const SENTENCE = /^\w\S* [\p{L}\s].*[\p{L}\p{N})][.:?]$/u;

const isCodeLine = (line: string) => CODE_LINE.test(line) && !SENTENCE.test(line.trim());

/** Paragraphs of sentences and paragraphs of code: an empty line stands between. */
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

/** The statement without its strings, but for those that are names: `content-type`, `bun:sqlite`. */
const withoutData = (statement: string) =>
  statement.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, (string) => (/^\S*[-:/.]\S*$/.test(string) ? string : ' '));

type Text = ReturnType<typeof separateCode>;

/**
 * A word of code that more pages have leads to none of them: who looks for `import` or `Response` wants a page that explains it.
 * Three took 10 kB from the index of this site, of 87, and no query lost its page; without a limit, statements repeat each other.
 */
const MAX_PAGES_OF_TELLING_WORD = 3;

/** How many pages have each word. */
function countPages(pages: readonly (readonly Text[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const word of new Set(page.flatMap(({ prose, code }) => wordsOf(`${prose} ${code}`))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Statements with a telling word that the page has not had so far, in sentences or code: repeated ones only cost bytes. */
function tellingCode(texts: readonly Text[], pagesOfWord: ReadonlyMap<string, number>): string[] {
  const seen = new Set<string>();
  for (const { prose } of texts) for (const word of wordsOf(prose)) seen.add(word);
  const isTelling = (word: string) =>
    !seen.has(word) && /\p{L}{2}/u.test(word) && (pagesOfWord.get(word) ?? 0) <= MAX_PAGES_OF_TELLING_WORD;
  return texts.map(({ code }) => {
    const telling = code.split(/(?<=[;{}]) /).filter((statement) => {
      const fresh = wordsOf(withoutData(statement)).filter(isTelling);
      for (const word of fresh) seen.add(word);
      return fresh.length > 0;
    });
    return telling.join(' ');
  });
}

/** Lists of links repeat the titles of other pages: neither their headings nor their text is searched. They end their pages. */
const withoutLinkLists = (page: SearchedPage): SearchedPage =>
  LINK_LISTS.has(page.sections.at(-1)?.heading ?? '')
    ? { ...page, sections: page.sections.slice(0, -1) }
    : page;

/** The day of a post; undefined for any other page. */
const dayOf = ({ tags, published }: SearchedPage) => tags && published?.slice(0, 10);

/** By what else readers know a post: its tags, its month, and whether it is the newest. */
function namesOfPost(page: SearchedPage, newest: string | undefined): string[] {
  const day = dayOf(page);
  if (day === undefined) return [];
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return [...(page.tags ?? []), month.format(new Date(day)), ...(day === newest ? ['latest', 'newest'] : [])];
}

/**
 * Both files of the search.
 *
 * @param pages those that may be found, in any order.
 */
export function createShards(pages: readonly SearchedPage[]): {
  headings: HeadingsShard;
  bodies: BodiesShard;
} {
  const searched = pages.map(withoutLinkLists).sort((a, b) => (a.route < b.route ? -1 : 1));
  const newest = searched
    .flatMap((page) => dayOf(page) ?? [])
    .sort()
    .at(-1);
  const headings = searched.map((page): IndexedPage => {
    const { route, title, description, asks, sections, version } = page;
    const address = route.split('/').filter((segment) => segment !== version && segment !== 'docs');
    return {
      path: route,
      title: withoutMarks(title),
      summary: compact(description),
      names: [...address, ...namesOfPost(page, newest)].filter(Boolean).join(' '),
      ...(asks.length > 0 ? { asks } : {}),
      ...(version ? { version } : {}),
      headings: sections.slice(1).map(({ id, heading }) => [id, withoutMarks(heading)] as const),
    };
  });
  const texts = searched.map(({ sections }) => sections.map(({ text }) => separateCode(text)));
  const prose = texts.map((page) => page.map((text) => text.prose));
  const pagesOfWord = countPages(texts);
  return { headings, bodies: { prose, code: texts.map((page) => tellingCode(page, pagesOfWord)) } };
}
