import { type ReactNode, useEffect, useRef } from 'react';
import {
  exerciseBegun,
  exerciseChecking,
  exerciseMistake,
  exercisePassed,
  exerciseRemoved,
  exerciseRestored,
  exerciseSome,
  tryConsole,
} from '#words';
import type { Exercise } from '../../../model/exercise.ts';
import { type Translate, useText } from '../../lib/useText.ts';
import { Block } from '../Block.tsx';
import form from '../Form.module.css';
import { mistakeWords, obstacleText } from '../problemText.ts';
import { CheckItem } from './CheckItem.tsx';
import type { ChecksResult } from './checks.ts';
import styles from './SolveExercise.module.css';
import type { Checked } from './useExercise.ts';

/** Why a program cannot be checked; undefined where its responses can be compared. */
const obstacle = ({ problem, lacks, isSolved }: ChecksResult, text: Translate) =>
  obstacleText({ problem, lacks: isSolved ? [] : lacks }, text);

function verdictWords(checked: Checked, count: number, text: Translate): string {
  if (checked.kind === 'mistake') {
    const { path, line } = checked.mistake;
    return text(exerciseMistake, { file: path, line, message: mistakeWords(checked.mistake, text) });
  }
  if (checked.kind === 'restored') return text(exerciseRestored);
  if ('work' in checked)
    return checked.kind === 'reset'
      ? text(exerciseBegun)
      : text(exerciseRemoved, { file: checked.work.path });
  const { results, isSolved } = checked.result;
  const passed = results.filter(({ isPassed }) => isPassed).length;
  return (
    obstacle(checked.result, text) ??
    (isSolved ? text(exercisePassed) : text(exerciseSome, { passed, count }))
  );
}

export interface VerdictProps {
  checks: Exercise['checks'];
  /** Undefined before the first run. */
  checked: Checked | undefined;
  isChecking: boolean;
  /** Shown when every check has passed. */
  children?: ReactNode;
}

/**
 * Outcome of the last run of the checks: announced in a sentence, with every check below it. With an obstacle to judging, the sentence
 * names it, and no response is compared.
 */
export function Verdict({ checks, checked, isChecking, children }: VerdictProps) {
  const text = useText();
  const line = useRef<HTMLParagraphElement>(null);
  // The reader may have pressed the key far above the outcome.
  useEffect(() => {
    if (checked) line.current?.scrollIntoView({ block: 'nearest' });
  }, [checked]);
  const result = checked?.kind === 'run' ? checked.result : undefined;
  const results = result && obstacle(result, text) === undefined ? result.results : [];
  const printed = result?.printed ?? [];
  return (
    <>
      <p ref={line} role="status" className={`${form.status} ${styles.status}`}>
        {isChecking ? text(exerciseChecking) : checked ? verdictWords(checked, checks.length, text) : null}
      </p>
      {children}
      {results.length > 0 ? (
        <ol className={styles.verdict}>
          {checks.map((check, at) => {
            const own = results[at];
            return own ? <CheckItem key={check.title} check={check} result={own} /> : null;
          })}
        </ol>
      ) : null}
      {printed.length > 0 ? <Block title={text(tryConsole)} text={printed.join('\n')} /> : null}
    </>
  );
}
