import { preload } from 'react-dom';

/**
 * A style sheet of its own for what few pages show: the others do not carry it. It stands in the page's document before what it
 * is for, and comes with the page when a link is followed.
 *
 * Its file is no CSS module, since those cannot be asked for by address (`import sheet from './home.css?url'`): its classes are
 * named as those of modules are, by component and class (`Pair-words`).
 *
 * @param href address of the sheet. Call it in a module that only the pages' own chunks import: it is fetched as soon as such a chunk
 * is, also ahead of a click.
 * @returns what the component that the sheet is for renders; it may stand on a page more than once.
 */
export function pageSheet(href: string): () => React.JSX.Element | null {
  if (!process.env.__SSR__) preload(href, { as: 'style' });
  return () => (import.meta.env.SSG_MD ? null : <link rel="stylesheet" href={href} precedence="page" />);
}
