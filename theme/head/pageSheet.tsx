import { useState, useSyncExternalStore } from 'react';
import { preinit } from 'react-dom';
import { HeadSheet } from './HeadSheet.tsx';

const PRECEDENCE = 'page';

/**
 * Distinguishes two links to one file for React. A link in the text is removed with its page; React identifies sheets of the head
 * by their address, and would take it for one of them.
 */
const IN_HEAD = '#head';

const neverChanges = () => () => {};

const useIsOfDocument = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

/**
 * A separate style sheet for a component of few pages, which other pages do not load. In a document the sheet precedes the
 * component; after a navigation without a reload it loads with the page.
 *
 * The file is no CSS module, since modules have no address to import (`import sheet from './Step.page.css?url'`). Its classes are
 * named like those of modules, by component and class (`Pair-words`). Its rules are in no layer: when a sheet with layers is
 * inserted between others, Chromium looks up the fonts again, and a font that came too late for the first paint would change all
 * words. The rules therefore override all layers, and those for paper and forced colours are in the same file.
 *
 * @param href address of the sheet. Call it in a module that only chunks of pages import: the sheet loads with the first such
 * chunk, also on prefetch.
 * @param options.ahead false for a component of the application itself: its sheet loads only where it is rendered.
 * @param options.below true for a component that no page begins with: in a document, the sheet precedes the component
 * instead of being in the head, so that the content above renders without it. Once the page's chunk has loaded, the sheet is in
 * the head, too, and remains there: Back restores a position with the sheet already loaded.
 * @returns a component that the owner of the sheet renders; a page may contain it more than once.
 */
export function pageSheet(href: string, { ahead = true, below = false } = {}): () => React.JSX.Element {
  const inHead = below ? href + IN_HEAD : href;
  if (ahead && !import.meta.env.SSR) preinit(inHead, { as: 'style', precedence: PRECEDENCE });
  return function Sheet() {
    // Hydration renders the link as served; later renders do not change it.
    const [isInText] = useState(useIsOfDocument() && below);
    if (isInText) return <link rel="stylesheet" href={href} />;
    return (
      <>
        <HeadSheet href={inHead} precedence={PRECEDENCE} />
        {/* Placeholder for the link of a document: Chromium restores a position by an element's index among its siblings. */}
        {below ? <link /> : null}
      </>
    );
  };
}
