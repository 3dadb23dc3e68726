import { useRef } from 'react';
import { pageOutline } from '#words';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { useText } from '../lib/useText.ts';
import styles from './OutlineBar.module.css';
import { OutlineLinks } from './OutlineLinks.tsx';
import { OutlinePosition } from './OutlinePosition.tsx';
import { containsCurrent, useOutline } from './outlineContext.tsx';
import { useDismiss } from './useDismiss.ts';

/** Current section and progress; before the first section, the purpose of the bar. */
function Position() {
  const text = useText();
  const { sections, current } = useOutline();
  const section = sections.find((each) => containsCurrent(each, current));
  if (!section) return <strong>{text(pageOutline)}</strong>;
  const entry = [section, ...section.details].find(({ id }) => id === current);
  return (
    <>
      <span className="visually-hidden">{text(pageOutline)}</span>{' '}
      <strong className={styles.name}>{entry?.text}</strong>{' '}
      <span className={styles.position}>
        <OutlinePosition />
      </span>
    </>
  );
}

function Bar() {
  const bar = useRef<HTMLDetailsElement>(null);
  useDismiss(bar, useOutline().current);
  return (
    <details ref={bar} className={styles.bar} data-outline-bar="">
      <summary className="chevron">
        <Position />
      </summary>
      <OutlineLinks />
    </details>
  );
}

/**
 * The outline of the mobile layout: a bar at the top of the reading area which stays while the article scrolls, and opens the
 * list over the page. A choice closes it (`boot/outlineBar.ts`).
 */
export function OutlineBar() {
  const { path } = usePageInfo();
  return useOutline().sections.length > 0 ? <Bar key={path} /> : null;
}
