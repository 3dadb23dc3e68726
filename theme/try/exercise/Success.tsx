import { useEffect, useRef, useState } from 'react';
import { exerciseNext, exerciseSolvedSome } from '#words';
import { buttonClass } from '../../controls/Button.tsx';
import { useText } from '../../lib/useText.ts';
import { Reward } from './Reward.tsx';
import styles from './SolveExercise.module.css';

interface Section {
  id: string;
  title: string;
}

function sectionAfter(exercise: Element | null | undefined): Section | undefined {
  let after = exercise?.nextElementSibling;
  while (after && !/^H[23]$/.test(after.tagName)) after = after.nextElementSibling;
  if (!after?.id) return undefined;
  const words = [...after.childNodes].filter(
    (node) => !(node instanceof Element && node.matches('.heading-link')),
  );
  return {
    id: after.id,
    title: words
      .map(({ textContent }) => textContent)
      .join('')
      .trim(),
  };
}

export interface SuccessProps {
  all: readonly string[];
  solved: readonly string[];
}

/** Reward for a solved exercise: a layer of the tutorial's burger, and the link to the next step. */
export function Success({ all, solved }: SuccessProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const [next, setNext] = useState<Section>();
  useEffect(() => setNext(sectionAfter(place.current?.closest('[data-exercise]'))), []);
  return (
    <div ref={place} className={styles.success}>
      <Reward count={all.length} solved={solved.length} />
      <div>
        <p>{text(exerciseSolvedSome, { solved: solved.length, count: all.length })}</p>
        {next ? (
          <a className={buttonClass('outlined', 'target')} href={`#${next.id}`}>
            {text(exerciseNext, { title: next.title })}
          </a>
        ) : null}
      </div>
    </div>
  );
}
