/**
 * Holds on to: the `#` link, an `a.rp-header-anchor`, that the engine puts first into every heading. It can be focused and is
 * hidden from assistive technology, and there is no option to leave it out.
 */
import type { Element } from 'hast';
import type { VFile } from 'vfile';
import { engineChanged } from './engineChanged.ts';

const CLASS = 'rp-header-anchor';

/** Class names: the property is `class` or `className`, by parser. */
const classesOf = ({ properties }: Element) => [properties.class ?? properties.className ?? []].flat();

/**
 * Removes the engine's anchor.
 * @param file identifies Markdown pages.
 * @returns false for a heading in HTML, which the engine ignores.
 * @throws when another heading has no anchor.
 */
export function removeHeadingAnchor(heading: Element, file: VFile): boolean {
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
