import type { PostCard } from '../../model/blogPage.ts';

/** A post of a list as one line of Markdown, for the twins: a link, its day, its excerpt. */
export function postMarkdown({ title, href, date, excerpt }: PostCard): string {
  const paragraphs = excerpt.map((parts) =>
    parts.map((part) => (typeof part === 'string' ? part : `\`${part.code}\``)).join(''),
  );
  return `[${title}](${href}) (${date.slice(0, 10)}): ${paragraphs.join(' ')}`;
}
