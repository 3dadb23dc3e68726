import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageOutline, pageSkipToOutline } from '#i18n';
import { MAX_OUTLINE_DETAILS, OUTLINE_LEVELS } from '../constants.ts';
import { type OutlineSection, outlineSections } from '../lib/outline.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { useText } from '../lib/useText.ts';
import styles from './Outline.module.css';

/** Id of the outline beside the text, where "Skip to outline" leads. */
const OUTLINE_ID = 'outline';

/** Sections of the page being shown; none where its front matter says `outline: false`. */
export function useSections(): readonly OutlineSection[] {
  const { toc, frontmatter } = usePageInfo();
  return frontmatter.outline === false ? [] : outlineSections(toc, OUTLINE_LEVELS);
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

/** Scrolls a list, and nothing else, so far that its current entry is seen, clear of the edges and of the navbar. */
function showCurrent(list: HTMLElement): void {
  const entry = list.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom } = list.getBoundingClientRect();
  const room = Number.parseFloat(getComputedStyle(list).scrollPaddingBlockStart);
  const covered = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const above = Math.max(top, covered) + room - entry.top;
  const below = entry.bottom - Math.min(bottom, innerHeight) + room;
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}

/** Keeps the current entry of a list in its own window, however page and window move. A list that does not scroll stays as it is. */
function useCurrentInView(list: RefObject<HTMLElement | null>, current: string | undefined): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || current === undefined) return;
    const show = () => showCurrent(element);
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

function Links({ sections }: { sections: readonly OutlineSection[] }) {
  const [ids] = useState(() =>
    sections.flatMap(({ id, details }) => [id, ...details.map((part) => part.id)]),
  );
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentHeading(ids);
  useCurrentInView(list, current);
  const link = ({ id, text }: { id: string; text: string }) => (
    <a href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
      {text}
    </a>
  );
  const details = ids.length - sections.length;
  return (
    <ul ref={list} className={styles.links} data-folds={details > MAX_OUTLINE_DETAILS ? '' : undefined}>
      {sections.map((section) => (
        <li
          key={section.id}
          data-current={
            current === section.id || section.details.some(({ id }) => id === current) ? '' : undefined
          }
        >
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

/** "On this page" beside the text. */
export function Outline() {
  const text = useText();
  const sections = useSections();
  const { path } = usePageInfo();
  if (sections.length === 0) return null;
  return (
    <div className={styles.beside}>
      <nav id={OUTLINE_ID} className={styles.column} aria-label={text(pageOutline)}>
        <p className={styles.title}>{text(pageOutline)}</p>
        <Links key={path} sections={sections} />
      </nav>
    </div>
  );
}

/** A long page has hundreds of Tab stops between its title and the outline beside it. */
export function OutlineSkipLink() {
  const text = useText();
  if (useSections().length === 0) return null;
  return (
    <a className={`skip-link ${styles.skip}`} href={`#${OUTLINE_ID}`} data-feed="skip">
      {text(pageSkipToOutline)}
    </a>
  );
}

/** The same list above the text, folded, in the mobile layout. A choice closes it (`boot/foldedOutline.ts`). */
export function FoldedOutline() {
  const text = useText();
  const sections = useSections();
  const { path } = usePageInfo();
  if (sections.length === 0) return null;
  return (
    <details key={path} className={styles.folded} data-folded-outline="" data-feed="skip">
      <summary className="chevron">{text(pageOutline)}</summary>
      <Links sections={sections} />
    </details>
  );
}
