import type { RootContent } from 'mdast';
import { movedOf } from '../content/frontmatter.ts';
import { element, link, text } from './nodes.ts';

/** The name of a place of the site: title of the heading, or of the page; undefined for a place that is not there. */
export type TitleAt = (address: string) => string | undefined;

/**
 * What stands at the foot of a page for each heading that has moved from it: an element with the old id that leads to the new
 * place. The head script follows it (`theme/boot/followMoved.ts`); without scripts the reader who came for it sees it.
 *
 * @param frontmatter of the page.
 * @returns nothing for a page that nothing has left.
 */
export const movedBlocks = (frontmatter: unknown, titleAt: TitleAt): RootContent[] =>
  Object.entries(movedOf(frontmatter)).map(([anchor, address]) =>
    element('p', { id: anchor, 'data-moved': `#${encodeURI(anchor)}`, 'data-markdown-ignore': '' }, [
      text('This section has moved: '),
      link(address, text(titleAt(address) ?? address)),
    ]),
  );
