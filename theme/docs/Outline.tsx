import { useEffect, useState } from 'react';
import { OUTLINE_LEVELS } from '../constants.ts';
import { plainHeading } from '../lib/plainHeading.ts';
import styles from './Outline.module.css';

export interface Heading {
  id: string;
  text: string;
  depth: number;
}

/** Id of the outline beside the text, where "Skip to outline" leads. */
export const OUTLINE_ID = 'outline';

/** The headings that the outline lists. */
export function outlineOf(toc: readonly Heading[]): readonly Heading[] {
  return toc.filter(({ depth }) => depth >= OUTLINE_LEVELS.min && depth <= OUTLINE_LEVELS.max);
}

/** Id of the section being read: the last heading that has passed the upper third of the window. */
function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const passed = ids.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3,
      );
      const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent(atEnd && scrollY > 0 ? ids.at(-1) : passed.at(-1));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, [ids]);
  return current;
}

function Links({ headings }: { headings: readonly Heading[] }) {
  const [ids] = useState(() => headings.map(({ id }) => id));
  const current = useCurrentHeading(ids);
  return (
    <ul className={styles.links}>
      {headings.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
            {plainHeading(text)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** "On this page" beside the text; folded behind its title in the mobile layout. */
export function Outline({ headings }: { headings: readonly Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <nav id={OUTLINE_ID} className={styles.column} aria-label="On this page">
      <p className={styles.title}>On this page</p>
      <Links key={headings[0]?.id} headings={headings} />
    </nav>
  );
}

/** The same list above the text, folded, in the mobile layout. */
export function FoldedOutline({ headings }: { headings: readonly Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>On this page</summary>
      <Links key={headings[0]?.id} headings={headings} />
    </details>
  );
}
