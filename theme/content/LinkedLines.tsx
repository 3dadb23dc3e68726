import { useNavigationType } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { BlockLines } from './BlockLines.tsx';
import { reveal } from './codeRows.ts';
import { blockNames, formatLines, type LineAddress, parseLines } from './lineAddress.ts';

export interface LinkedLinesProps {
  selector: string;
  /** Blocks that the reader points at or has focused. */
  active: readonly (HTMLElement | undefined)[];
}

interface NamedBlock {
  name: string;
  title: string;
  element: HTMLElement;
}

/** Blocks of the page; empty until all have been rendered (`learn/WithApp.tsx`), since equal names are numbered in order. */
function readBlocks(selector: string): NamedBlock[] {
  if (document.querySelector('[data-with-app]')) return [];
  const elements = [...document.querySelectorAll<HTMLElement>(selector)];
  const titles = elements.map((element) => element.querySelector('figcaption > span')?.textContent ?? '');
  const names = blockNames(titles);
  return elements.map((element, at) => ({ element, title: titles[at] ?? '', name: names[at] ?? '' }));
}

/** Only a block with a header can copy a link. */
const hasHeader = (block: HTMLElement) => block.querySelector('figcaption')?.checkVisibility();

/** True after a reload or a step back, where the scroll position is restored. */
const isRestored = () => window.boot.positionOf(window.boot.entryKey()) !== undefined;

/** Line links of a page: scrolls to the lines in the address, and adds line numbers to the block that the reader uses. */
export function LinkedLines({ selector, active }: LinkedLinesProps) {
  const [blocks, setBlocks] = useState<readonly NamedBlock[]>([]);
  const [linked, setLinked] = useState(() => parseLines(location.hash));
  const type = useNavigationType();
  const [goes, setGoes] = useState(() => type !== 'POP' || !isRestored());

  useEffect(() => {
    const onBlocks = () => setBlocks(readBlocks(selector));
    onBlocks();
    const onHash = () => {
      setLinked(parseLines(location.hash));
      setGoes(true);
    };
    addEventListener('hashchange', onHash);
    // Also fired for added blocks.
    document.addEventListener('wrap', onBlocks);
    return () => {
      removeEventListener('hashchange', onHash);
      document.removeEventListener('wrap', onBlocks);
    };
  }, [selector]);

  const target = blocks.find(({ name }) => name === linked?.block)?.element;
  useEffect(() => {
    if (!goes || !target) return;
    setGoes(false);
    reveal(target, linked?.lines);
  }, [goes, target, linked]);

  const link = (address: LineAddress) => {
    history.replaceState(history.state, '', formatLines(address));
    setLinked(address);
  };
  return blocks
    .filter(({ element }) => (element === target || active.includes(element)) && hasHeader(element))
    .map(({ name, title, element }) => (
      <BlockLines
        key={name}
        block={element}
        title={title}
        lines={element === target ? linked?.lines : undefined}
        onLink={(lines) => link({ block: name, lines })}
      />
    ));
}
