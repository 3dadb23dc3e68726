import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { OUTLINE_LEVELS } from '../boot/constants.ts';
import { type OutlineSection, outlineSections } from '../lib/outlineSections.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';

export interface OutlineState {
  /** Sections of the page; empty for `outline: false`. */
  sections: readonly OutlineSection[];
  current: string | undefined;
}

const OutlineContext = createContext<OutlineState>({ sections: [], current: undefined });

const idsOf = (sections: readonly OutlineSection[]) =>
  sections.flatMap(({ id, details }) => [id, ...details.map((part) => part.id)]);

/** Last heading in or above the upper third of the window. At the end of the page the last heading, which cannot scroll there. */
function findCurrent(ids: readonly string[]): string | undefined {
  const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  if (atEnd && scrollY > 0) return ids.at(-1);
  return ids.findLast(
    (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3,
  );
}

function useCurrentHeading(sections: readonly OutlineSection[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const ids = idsOf(sections);
    let frame = 0;
    const measure = () => {
      frame = 0;
      setCurrent(findCurrent(ids));
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
  }, [sections]);
  return current;
}

export function OutlineProvider({ children }: { children: ReactNode }) {
  const { toc, frontmatter } = usePageInfo();
  const hasOutline = frontmatter.outline !== false;
  const sections = useMemo(() => (hasOutline ? outlineSections(toc, OUTLINE_LEVELS) : []), [toc, hasOutline]);
  const current = useCurrentHeading(sections);
  const state = useMemo(() => ({ sections, current }), [sections, current]);
  return <OutlineContext value={state}>{children}</OutlineContext>;
}

export const useOutline = (): OutlineState => useContext(OutlineContext);

export function containsCurrent(section: OutlineSection, current: string | undefined): boolean {
  return section.id === current || section.details.some(({ id }) => id === current);
}
