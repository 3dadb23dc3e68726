import type {
  BodiesShard,
  HeadingsShard,
  IndexedPage,
  IndexedText,
} from '../../theme/search/engine/shards.ts';

/** What is read of the engine's own search data. */
export interface EnginePage {
  /** Clean address without the base. */
  routePath: string;
  title: string;
  /** Plain text of the page, code included, without its title. */
  content: string;
  description?: string | undefined;
  frontmatter: Record<string, unknown>;
  /** Headings below the title; `charIndex` is where each stands in `content`, -1 for none. */
  toc: readonly { id: string; text: string; charIndex?: number }[];
}

/** Spaces of tables and code are for the eye: without them the file is smaller. */
const compact = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();

const withoutMarks = (text: string) => text.replaceAll('`', '');

/** How lines of code begin and end that are not sentences, rows of tables or messages. */
const CODE_LINE =
  /^\s*(?:import |export |const |let |return |await |async |function |class |type |interface |if \(|for \(|expect\(|test\(|app\.|\/\/ |\}|\{|\.\w+\()|[;{}[\](,]$|=>|^\s*<\/?\w+[^>]*>/;

/** Paragraphs of sentences and paragraphs of code: the engine gives both as one text, with an empty line between. */
function separateCode(text: string): IndexedText {
  const prose: string[] = [];
  const code: string[] = [];
  for (const paragraph of text.split(/\n\s*\n/)) {
    const lines = paragraph.split('\n').filter((line) => line.trim());
    const codeLines = lines.filter((line) => CODE_LINE.test(line)).length;
    (codeLines * 2 >= lines.length && codeLines > 0 ? code : prose).push(paragraph);
  }
  return [compact(prose.join('\n')), compact(code.join('\n'))];
}

/** Text before the first heading, then one text for each heading, without the headings themselves. */
function textsOf({ content, toc }: EnginePage): IndexedText[] {
  const known = toc.filter(({ charIndex = -1 }) => charIndex >= 0);
  const texts = [content.slice(0, known[0]?.charIndex ?? content.length)];
  for (const heading of toc) {
    const at = known.indexOf(heading);
    if (at < 0) {
      texts.push('');
      continue;
    }
    const own = content.slice(heading.charIndex, known[at + 1]?.charIndex ?? content.length);
    // The first line is the heading.
    texts.push(own.slice(own.indexOf('\n') + 1 || own.length));
  }
  return texts.map(separateCode);
}

/**
 * Both files of the search, from what the engine knows of the pages.
 *
 * @param pages in any order; pages with `search: false`, not-found pages and the home page are left out, as the engine does.
 * @param versionOf name of the docs version of an address; undefined outside the docs.
 */
export function createShards(
  pages: readonly EnginePage[],
  versionOf: (path: string) => string | undefined,
): { headings: HeadingsShard; bodies: BodiesShard } {
  const searched = pages
    .filter(({ frontmatter }) => frontmatter.search !== false && frontmatter.pageType !== 'home')
    .sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
  const headings = searched.map(({ routePath, title, description, frontmatter, toc }): IndexedPage => {
    const version = versionOf(routePath);
    return {
      path: routePath,
      title: withoutMarks(title),
      summary: compact(String(frontmatter.description ?? description ?? '')),
      ...(version ? { version } : {}),
      headings: toc.map(({ id, text }) => [id, withoutMarks(text)] as const),
    };
  });
  return { headings, bodies: searched.map(textsOf) };
}
