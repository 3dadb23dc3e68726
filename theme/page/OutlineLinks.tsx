import { type RefObject, useLayoutEffect, useRef } from 'react';
import { MAX_OUTLINE_DETAILS } from '../boot/constants.ts';
import type { OutlineEntry } from '../lib/outlineSections.ts';
import styles from './OutlineLinks.module.css';
import { containsCurrent, useOutline } from './outlineContext.tsx';

/** Scrolls only the list, until its current entry is visible, clear of the edges and of the navbar. */
function showSection(list: HTMLElement): void {
  const entry = list.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom } = list.getBoundingClientRect();
  const room = Number.parseFloat(getComputedStyle(list).scrollPaddingBlockStart) || 0;
  const covered = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const above = Math.max(top, covered) + room - entry.top;
  const below = entry.bottom - Math.min(bottom, innerHeight) + room;
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}

/** Scrolls a list so that its current entry is visible, whenever page or window move, unless a key has moved the focus into it. */
function useCurrentInView(list: RefObject<HTMLElement | null>, current: string | undefined): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || current === undefined) return;
    const show = () => {
      if (!element.querySelector(':focus-visible')) showSection(element);
    };
    show();
    const sizes = new ResizeObserver(show);
    sizes.observe(element);
    addEventListener('scroll', show, { passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', show);
    };
  }, [list, current]);
}

export function OutlineLinks() {
  const { sections, current } = useOutline();
  const list = useRef<HTMLUListElement>(null);
  useCurrentInView(list, current);
  const link = ({ id, text }: OutlineEntry) => (
    <a href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
      {text}
    </a>
  );
  const count = sections.reduce((sum, { details }) => sum + details.length, 0);
  return (
    <ul ref={list} className={styles.links} data-folds={count > MAX_OUTLINE_DETAILS ? '' : undefined}>
      {sections.map((section) => (
        <li key={section.id} data-current={containsCurrent(section, current) ? '' : undefined}>
          {link(section)}
          {section.details.length > 0 ? (
            <ul>
              {section.details.map((part) => (
                <li key={part.id}>{link(part)}</li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
