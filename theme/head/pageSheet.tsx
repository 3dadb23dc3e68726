import { useState, useSyncExternalStore } from 'react';
import { preinit } from 'react-dom';
import { HeadSheet } from './HeadSheet.tsx';

const PRECEDENCE = 'page';

/**
 * Tells React two links to one file apart: a link in the text goes with its page, and React, which knows sheets of the head by their
 * address, would take it for theirs.
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
 * A style sheet of its own for what few pages show: the others do not carry it. It is in the page's document before what it
 * is for, and comes with the page when a link is followed.
 *
 * Its file is no CSS module, since those cannot be asked for by address (`import sheet from './Step.page.css?url'`): its classes are
 * named as those of modules are, by component and class (`Pair-words`). Its rules are in no layer: when a sheet that names layers comes
 * between others, Chromium looks for the fonts anew, and one that came too late for the first paint would change all words. So
 * they are above all layers, with the rules for paper and forced colours beside them.
 *
 * @param href address of the sheet. Call it in a module that only the pages' own chunks import: the sheet comes as soon as such a chunk
 * does, also ahead of a click.
 * @param options.ahead false for a component of the application itself: its sheet comes only where it is shown.
 * @param options.below true for what no page begins with: in a document, the sheet is before what it is for instead of in the
 * head, so that what is above it shows without it. Once the page's chunk has loaded, the sheet is in the
 * head, too, and remains there: Back restores a position with the sheet at hand.
 * @returns what the component that the sheet is for renders; a page may have it more than once.
 */
export function pageSheet(href: string, { ahead = true, below = false } = {}): () => React.JSX.Element {
  const inHead = below ? href + IN_HEAD : href;
  if (ahead && !import.meta.env.SSR) preinit(inHead, { as: 'style', precedence: PRECEDENCE });
  return function Sheet() {
    // While it is taken over it is as it was sent, and it stays so.
    const [isInText] = useState(useIsOfDocument() && below);
    if (isInText) return <link rel="stylesheet" href={href} />;
    return (
      <>
        <HeadSheet href={inHead} precedence={PRECEDENCE} />
        {/* In place of the one in a document: Chromium restores a position by the place of an element among its neighbours. */}
        {below ? <link /> : null}
      </>
    );
  };
}
