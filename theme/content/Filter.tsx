import { useEffect, useRef, useState } from 'react';
import { filterShown } from '#i18n';
import { useText } from '../lib/useText.ts';
import actions from '../page/PageActions.module.css';
import styles from '../search/SearchDialog.module.css';
import { isMeant } from './filterEntries.ts';

export interface FilterProps {
  /** Name of the field: "Filter messages". */
  label: string;
}

/** A heading with what follows it, up to the next one of its level or above. */
interface Block {
  heading: Element;
  /** Without the heading. */
  rest: Element[];
}

/** The blocks of a level among elements that stand side by side. */
function blocksOf(elements: readonly Element[], tag: 'H2' | 'H3'): Block[] {
  const blocks: Block[] = [];
  for (const element of elements) {
    if (element.tagName === tag) blocks.push({ heading: element, rest: [] });
    else blocks.at(-1)?.rest.push(element);
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
 * Leaves of the entries below a field those that a query means: headings of level 3 with what follows them; of level 2 on a
 * page without these.
 *
 * @param query nothing shows all.
 * @returns how many are shown, and of how many.
 */
function filterBelow(field: Element, query: string): { shown: number; total: number } {
  const siblings = [...(field.parentElement?.children ?? [])];
  const sections = blocksOf(siblings.slice(siblings.indexOf(field) + 1), 'H2').map((section) => ({
    section,
    below: blocksOf(section.rest, 'H3'),
  }));
  const isFlat = sections.every(({ below }) => below.length === 0);
  let shown = 0;
  let total = 0;
  for (const { section, below } of sections) {
    const entries = isFlat ? [section] : below;
    const meant = entries.filter(
      (entry) => query === '' || isMeant(query, { message: messageOf(entry.heading), text: textOf(entry) }),
    );
    total += entries.length;
    shown += meant.length;
    // What a section says before its entries is read with all of them.
    show(section, query === '');
    section.heading.toggleAttribute('hidden', query !== '' && meant.length === 0);
    for (const entry of entries) show(entry, query === '' || meant.includes(entry));
  }
  return { shown, total };
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

  if (import.meta.env.SSG_MD) return null;
  return (
    <div ref={root} className={actions.script}>
      <div className={styles.bar}>
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
