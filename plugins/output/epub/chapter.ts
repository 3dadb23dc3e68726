import GithubSlugger from 'github-slugger';
import MarkdownIt, { type Token } from 'markdown-it';
import type { BookDrawing } from './bookDrawings.ts';

/** Ten times faster than the parser of the site, and it writes XHTML. */
const markdown = new MarkdownIt({ xhtmlOut: true });

/** A page of a book with unresolved links. */
export interface Chapter {
  tokens: Token[];
  /** Ids of headings. */
  anchors: ReadonlySet<string>;
}

/** XML ids begin with a letter. */
export const idOf = (anchor: string) => `s-${anchor}`;

const textOf = ({ children }: Token) => (children ?? []).map(({ content }) => content).join('');

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

/** EPUB readers do not support WebP, so pictures become text. */
markdown.renderer.rules.image = (tokens, at) => {
  const token = tokens[at];
  return token ? `<em>${markdown.utils.escapeHtml(textOf(token))}</em>` : '';
};

/** A list below its drawing. */
markdown.renderer.rules.ordered_list_open = (tokens, at, options, _env, renderer) => {
  const drawing: unknown = tokens[at]?.meta?.drawing;
  return (typeof drawing === 'string' ? `${drawing}\n` : '') + renderer.renderToken(tokens, at, options);
};

const wordsOf = (text: string) => text.replace(/\W+/g, ' ').trim();

/** Words of the first entry of a list. Offsets of tokens: list, entry, paragraph, text. */
const firstEntry = (tokens: readonly Token[], list: number) =>
  wordsOf(
    tokens
      .slice(list + 3, list + 4)
      .map(textOf)
      .join(''),
  );

/** Puts drawings above their lists. @param drawings in page order. @throws for a missing list. */
export function addDrawings({ tokens }: Chapter, drawings: readonly BookDrawing[]): void {
  let from = 0;
  for (const { svg, entry } of drawings) {
    const at = tokens.findIndex(
      ({ type }, index) =>
        index >= from && type === 'ordered_list_open' && firstEntry(tokens, index) === wordsOf(entry),
    );
    const list = tokens[at];
    if (!list) throw new Error(`The Markdown has no list that begins with "${entry}".`);
    list.meta = { drawing: svg };
    from = at + 1;
  }
}

/** @param linkTo resolves an address inside the book. */
export function chapterBody({ tokens }: Chapter, linkTo: (address: string) => string): string {
  for (const link of tokens.flatMap(({ children }) => children ?? [])) {
    if (link.type === 'link_open') link.attrSet('href', linkTo(String(link.attrGet('href') ?? '')));
  }
  return markdown.renderer.render(tokens, markdown.options, {});
}
