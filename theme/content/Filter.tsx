import { useCallback, useEffect, useRef, useState } from 'react';
import { filterAll, filterNone, filterShown, notFoundSearch } from '#words';
import { linkOf } from '../boot/closest.ts';
import { Button } from '../controls/Button.tsx';
import styles from '../controls/Field.module.css';
import { useText } from '../lib/useText.ts';
import { matchesQuery } from './filterEntries.ts';

export interface FilterProps {
  label: string;
}

const LEVELS = ['H2', 'H3', 'H4'];

/** A heading with its content, up to the next heading. */
interface Block {
  heading: Element;
  level: number;
  rest: Element[];
}

/** Content below a filter field. Entries are the blocks of the lowest heading level. */
interface Below {
  before: Element[];
  blocks: Block[];
  entries: Block[];
}

function readBelow(field: Element): Below {
  const siblings = [...(field.parentElement?.children ?? [])];
  const before: Element[] = [];
  const blocks: Block[] = [];
  for (const element of siblings.slice(siblings.indexOf(field) + 1)) {
    const level = LEVELS.indexOf(element.tagName);
    if (level >= 0) blocks.push({ heading: element, level, rest: [] });
    else (blocks.at(-1)?.rest ?? before).push(element);
  }
  const lowest = Math.max(...blocks.map(({ level }) => level));
  return { before, blocks, entries: blocks.filter(({ level }) => level === lowest) };
}

/** Message of a heading: its code, else its text. */
function messageOf(heading: Element): string {
  return heading.querySelector('code')?.textContent ?? heading.textContent ?? '';
}

interface Entry {
  id: string;
  message: string;
}

const textOf = ({ heading, rest }: Block) =>
  [heading, ...rest].map(({ textContent }) => textContent).join(' ');

function show({ heading, rest }: Block, shown: boolean): void {
  for (const element of [heading, ...rest]) element.toggleAttribute('hidden', !shown);
}

/**
 * Shows the entries below a field that match a query: headings of the page's lowest level with their content, and the headings
 * above these. An introduction before all of them is hidden by any query.
 *
 * @param query empty shows all.
 * @returns number of shown entries, and of all.
 */
function filterBelow(field: Element, query: string): { shown: number; total: number } {
  const { before, blocks, entries } = readBelow(field);
  for (const element of before) element.toggleAttribute('hidden', query !== '');
  const meant = new Set(
    entries.filter(
      (entry) =>
        query === '' || matchesQuery(query, { message: messageOf(entry.heading), text: textOf(entry) }),
    ),
  );
  for (const [at, block] of blocks.entries()) {
    if (entries.includes(block)) {
      show(block, meant.has(block));
      continue;
    }
    // The introduction of a section is shown with all of its entries only.
    show(block, query === '');
    const end = blocks.findIndex(({ level }, index) => index > at && level <= block.level);
    const below = blocks.slice(at + 1, end < 0 ? undefined : end);
    block.heading.toggleAttribute('hidden', !below.some((entry) => meant.has(entry)));
  }
  return { shown: meant.size, total: entries.length };
}

/** All entries as a folded list of links, created once after hydration. */
function AllEntries({ entries }: { entries: readonly Entry[] }) {
  const text = useText();
  return (
    <details className="fold">
      <summary>{text(filterAll)}</summary>
      <ul>
        {entries.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * Filters a page of many entries while typing. Only pages with a field load it. Without scripts the field is hidden; text typed
 * before hydration counts.
 */
export function Filter({ label }: FilterProps) {
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<{ shown: number; total: number }>();
  const [entries, setEntries] = useState<readonly Entry[]>([]);

  const run = useCallback(() => {
    const query = input.current?.value.trim() ?? '';
    if (!root.current) return;
    const counts = filterBelow(root.current, query);
    setFound(query === '' ? undefined : counts);
  }, []);
  const clear = useCallback(() => {
    if (input.current) input.current.value = '';
    run();
  }, [run]);

  useEffect(() => {
    if (!root.current) return;
    setEntries(
      readBelow(root.current).entries.map(({ heading }) => ({ id: heading.id, message: messageOf(heading) })),
    );
  }, []);

  useEffect(() => {
    const onKeydown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') clear();
    };
    /** The target of a link may be a hidden entry. */
    const onHashchange = () => {
      const target = document.querySelector(':target');
      if (!target?.hasAttribute('hidden')) return;
      clear();
      target.scrollIntoView({ behavior: 'instant' });
    };
    /** A link to the current address fires no `hashchange`. */
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link?.hash && link.hash === location.hash) onHashchange();
    };
    const field = input.current;
    run();
    field?.addEventListener('input', run);
    field?.addEventListener('keydown', onKeydown);
    addEventListener('hashchange', onHashchange);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      field?.removeEventListener('input', run);
      field?.removeEventListener('keydown', onKeydown);
      removeEventListener('hashchange', onHashchange);
    };
  }, [run, clear]);

  return (
    <div ref={root} className="needs-scripts">
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
        <span role="status" className={found ? undefined : 'visually-hidden'}>
          {found ? text(filterShown, found) : null}
        </span>
      </div>
      {found?.shown === 0 ? (
        <p className={styles.none}>
          {text(filterNone)}{' '}
          <Button shape="outlined" data-search-button="">
            {text(notFoundSearch)}
          </Button>
        </p>
      ) : (
        <AllEntries entries={entries} />
      )}
    </div>
  );
}
