import { useEffect, useRef, useState } from 'react';
import { filterShown } from '#words';
import styles from '../controls/Field.module.css';
import { useText } from '../lib/useText.ts';
import { isMeant } from './filterEntries.ts';

export interface FilterProps {
  /** Name of the field: "Filter messages". */
  label: string;
}

/** Levels of headings, from the highest. */
const LEVELS = ['H2', 'H3', 'H4'];

/** A heading with what follows it, up to the next one. */
interface Block {
  heading: Element;
  level: number;
  /** Without the heading. */
  rest: Element[];
}

/** The blocks among elements that stand side by side. */
function blocksOf(elements: readonly Element[]): Block[] {
  const blocks: Block[] = [];
  for (const heading of elements) {
    const level = LEVELS.indexOf(heading.tagName);
    if (level >= 0) blocks.push({ heading, level, rest: [] });
    else blocks.at(-1)?.rest.push(heading);
  }
  return blocks;
}

/** What a heading says: its code where it has some, which is the message, else all of it. */
function messageOf(heading: Element): string {
  return heading.querySelector('code')?.textContent ?? heading.textContent ?? '';
}

const textOf = ({ heading, rest }: Block) =>
  [heading, ...rest].map(({ textContent }) => textContent).join(' ');

function show({ heading, rest }: Block, shown: boolean): void {
  for (const element of [heading, ...rest]) element.toggleAttribute('hidden', !shown);
}

/**
 * Leaves of the entries below a field those that a query means: the headings of the page's lowest level with what follows
 * them, and the headings above these.
 *
 * @param query nothing shows all.
 * @returns how many are shown, and of how many.
 */
function filterBelow(field: Element, query: string): { shown: number; total: number } {
  const siblings = [...(field.parentElement?.children ?? [])];
  const blocks = blocksOf(siblings.slice(siblings.indexOf(field) + 1));
  const lowest = Math.max(...blocks.map(({ level }) => level));
  const entries = blocks.filter(({ level }) => level === lowest);
  const meant = new Set(
    entries.filter(
      (entry) => query === '' || isMeant(query, { message: messageOf(entry.heading), text: textOf(entry) }),
    ),
  );
  for (const [at, block] of blocks.entries()) {
    if (block.level === lowest) {
      show(block, meant.has(block));
      continue;
    }
    // What a section says before its entries is read with all of them.
    show(block, query === '');
    const end = blocks.findIndex(({ level }, index) => index > at && level <= block.level);
    const below = blocks.slice(at + 1, end < 0 ? undefined : end);
    block.heading.toggleAttribute('hidden', !below.some((entry) => meant.has(entry)));
  }
  return { shown: meant.size, total: entries.length };
}

/**
 * Narrows a page of many entries while the reader types. Only pages that hold one load it; without scripts there is none, and
 * what is typed before it runs is taken up.
 */
export function Filter({ label }: FilterProps) {
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState('');

  useEffect(() => {
    const run = () => {
      const query = input.current?.value.trim() ?? '';
      if (root.current) {
        const counts = filterBelow(root.current, query);
        setFound(query === '' ? '' : text(filterShown, counts));
      }
    };
    const clear = () => {
      if (input.current) input.current.value = '';
      run();
    };
    const onKeydown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') clear();
    };
    /** A link leads to an entry that is not shown. */
    const onHashchange = () => {
      const target = document.querySelector(':target');
      if (!target?.hasAttribute('hidden')) return;
      clear();
      target.scrollIntoView({ behavior: 'instant' });
    };
    const field = input.current;
    run();
    field?.addEventListener('input', run);
    field?.addEventListener('keydown', onKeydown);
    addEventListener('hashchange', onHashchange);
    return () => {
      field?.removeEventListener('input', run);
      field?.removeEventListener('keydown', onKeydown);
      removeEventListener('hashchange', onHashchange);
    };
  }, [text]);

  return (
    <div ref={root} className="PageActions-script">
      <div className={styles.line}>
        <input
          ref={input}
          type="search"
          className={styles.input}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          data-needs-app=""
        />
        <span role="status">{found}</span>
      </div>
    </div>
  );
}
