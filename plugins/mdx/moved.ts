import { parseLocated } from '../content/located.ts';
import { movedOf } from '../content/schema.ts';

/** The name of a place of the site: title of the heading, or of the page; undefined for a place that is not there. */
export type NameOf = (address: string) => string | undefined;

const FRONTMATTER = /^---\r?\n(.*?)\r?\n---/s;

/**
 * Front matter of a page where it may have a key; undefined without it, and where it cannot be read, which the check of the site
 * reports with its place.
 */
export function frontmatterWith(key: string, source: string): unknown {
  const [, matter = ''] = FRONTMATTER.exec(source) ?? [];
  if (!matter.includes(`${key}:`)) return undefined;
  const parsed = parseLocated('', matter, 1);
  return parsed.ok ? parsed.value.data : undefined;
}

/**
 * What stands at the foot of a page for each heading that has moved from it: an element with the old id that leads to the new
 * place. The head script follows it (`theme/boot/moved.ts`); without scripts the reader who came for it sees it.
 *
 * @param source of the page.
 * @returns MDX; empty for a page that nothing has left.
 */
export function movedMarkdown(source: string, nameOf: NameOf): string {
  return Object.entries(movedOf(frontmatterWith('moved', source)))
    .map(([anchor, address]) => {
      // As expressions, because names may hold what Markdown reads as marks.
      const name = JSON.stringify(nameOf(address) ?? address);
      const hash = JSON.stringify(`#${encodeURI(anchor)}`);
      return `\n\n<p id={${JSON.stringify(anchor)}} data-moved={${hash}} data-markdown-ignore="">This section has moved: [{${name}}](<${address}>)</p>`;
    })
    .join('');
}
