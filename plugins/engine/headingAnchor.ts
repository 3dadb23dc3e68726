/**
 * Holds on to: the `#` that the engine puts first into every heading, an element `a` of the class `rp-header-anchor`. It can be
 * focused and is hidden from assistive technology, and there is no option to leave it out.
 */
import type { Element } from 'hast';
import type { VFile } from 'vfile';
import { engineChanged } from './engineChanged.ts';

const CLASS = 'rp-header-anchor';

/** Classes of an element: the engine's parser of plain Markdown (`.md`) keeps them under another name than that of MDX. */
const classesOf = ({ properties }: Element) => [properties.class ?? properties.className ?? []].flat();

/**
 * Takes the engine's anchor out of a heading.
 *
 * @param file the page, for headings that plain Markdown writes as HTML: the engine does not see those.
 * @returns false for such a heading, which has none.
 * @throws when a heading that the engine has seen has none.
 */
export function takeHeadingAnchor(heading: Element, file: VFile): boolean {
  const at = heading.children.findIndex(
    (child) => child.type === 'element' && child.tagName === 'a' && classesOf(child).includes(CLASS),
  );
  if (at < 0) {
    const isHtml = file.extname === '.md' && heading.properties.id === undefined;
    if (isHtml) return false;
    throw engineChanged('anchor of a heading', 'headingAnchor.ts', `a heading without .${CLASS}`);
  }
  heading.children.splice(at, 1);
  return true;
}
