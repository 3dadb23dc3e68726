import GithubSlugger from 'github-slugger';
import MarkdownIt, { type Token } from 'markdown-it';
import type { BookDrawing } from './bookDrawings.ts';

/** Not the parser that the site is built with: it takes a tenth of the time, and writes XHTML. */
const markdown = new MarkdownIt({ xhtmlOut: true });

/** A page as it stands in a book, before its links know the others. */
export interface Chapter {
  tokens: Token[];
  /** Anchors of its headings, as the page spells them. */
  anchors: ReadonlySet<string>;
}

/** An id in XML begins with a letter. */
export const idOf = (anchor: string) => `s-${anchor}`;

/** Words of a line without their marks. */
const textOf = ({ children }: Token) => (children ?? []).map(({ content }) => content).join('');

/** Reads a Markdown file. */
export function readChapter(text: string): Chapter {
  const tokens = markdown.parse(text, {});
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  for (const [at, token] of tokens.entries()) {
    const words = tokens[at + 1];
    if (token.type !== 'heading_open' || !words) continue;
    const anchor = slugger.slug(textOf(words));
    anchors.add(anchor);
    token.attrSet('id', idOf(anchor));
  }
  return { tokens, anchors };
}

/** What a picture shows, in words: books hold no WebP. */
markdown.renderer.rules.image = (tokens, at) => {
  const token = tokens[at];
  return token ? `<em>${markdown.utils.escapeHtml(textOf(token))}</em>` : '';
};

/** A list, below the drawing that shows the same. */
markdown.renderer.rules.ordered_list_open = (tokens, at, options, _env, renderer) => {
  const drawing: unknown = tokens[at]?.meta?.drawing;
  return (typeof drawing === 'string' ? `${drawing}\n` : '') + renderer.renderToken(tokens, at, options);
};

const wordsOf = (text: string) => text.replace(/\W+/g, ' ').trim();

/**
 * Puts drawings above the lists that say the same.
 *
 * @param drawings in the order of the page.
 * @throws when a list is not in the Markdown.
 */
export function addDrawings({ tokens }: Chapter, drawings: readonly BookDrawing[]): void {
  let from = 0;
  for (const { svg, entry } of drawings) {
    const at = tokens.findIndex(
      ({ type }, index) =>
        index >= from &&
        type === 'ordered_list_open' &&
        // The list, its entry, its paragraph, the words.
        wordsOf(
          tokens
            .slice(index + 3, index + 4)
            .map(textOf)
            .join(''),
        ) === wordsOf(entry),
    );
    const list = tokens[at];
    if (!list) throw new Error(`The Markdown has no list that begins with "${entry}".`);
    list.meta = { drawing: svg };
    from = at + 1;
  }
}

/**
 * The words of a chapter as XHTML.
 *
 * @param linkTo what an address leads to from inside the book.
 */
export function chapterBody({ tokens }: Chapter, linkTo: (address: string) => string): string {
  for (const link of tokens.flatMap(({ children }) => children ?? [])) {
    if (link.type === 'link_open') link.attrSet('href', linkTo(String(link.attrGet('href') ?? '')));
  }
  return markdown.renderer.render(tokens, markdown.options, {});
}
