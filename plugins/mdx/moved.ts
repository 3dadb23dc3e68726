import { parseLocated } from '../content/located.ts';
import { movedOf } from '../content/schema.ts';

/** The name of a place of the site: title of the heading, or of the page; undefined for a place that is not there. */
export type NameOf = (address: string) => string | undefined;

const FRONTMATTER = /^---\r?\n(.*?)\r?\n---/s;

/**
 * What stands at the foot of a page for each heading that has moved from it: an element with the old id that leads to the new
 * place. The head script follows it (`theme/boot/moved.ts`); without scripts the reader who came for it sees it.
 *
 * @param source of the page.
 * @returns MDX; empty for a page that nothing has left.
 */
export function movedMarkdown(source: string, nameOf: NameOf): string {
  const [, matter = ''] = FRONTMATTER.exec(source) ?? [];
  if (!matter.includes('moved:')) return '';
  const parsed = parseLocated('', matter, 1);
  // What cannot be read is reported with its place by the check of the site.
  return Object.entries(movedOf(parsed.ok ? parsed.value.data : {}))
    .map(([anchor, address]) => {
      // As expressions, because names may hold what Markdown reads as marks.
      const name = JSON.stringify(nameOf(address) ?? address);
      const hash = JSON.stringify(`#${encodeURI(anchor)}`);
      return `\n\n<p id={${JSON.stringify(anchor)}} data-moved={${hash}}>This section has moved: [{${name}}](<${address}>)</p>`;
    })
    .join('');
}
