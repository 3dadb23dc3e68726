import GithubSlugger from 'github-slugger';
import MarkdownIt, { type Token } from 'markdown-it';

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

/** Reads a Markdown twin. */
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
