import {
  exerciseBegun,
  exerciseBroken,
  exerciseChecking,
  exercisePassed,
  exerciseRemoved,
  exerciseRestored,
  exerciseSome,
  tryConsole,
} from '#words';
import type { Exercise } from '../../../model/exercise.ts';
import { useText } from '../../lib/useText.ts';
import form from '../Form.module.css';
import { problemText } from '../problemText.ts';
import { useShown } from '../useShown.ts';
import { Block } from '../window/Block.tsx';
import { CheckItem } from './CheckItem.tsx';
import styles from './SolveExercise.module.css';
import type { Checked } from './useExercise.ts';

type Say = ReturnType<typeof useText>;

/** What came of the last run of the checks, in a sentence. @param count how many checks there are. */
function verdictWords(checked: Checked, count: number, text: Say): string {
  if (checked.kind === 'syntax') return text(exerciseBroken, { message: checked.message });
  if (checked.kind === 'restored') return text(exerciseRestored);
  if ('work' in checked)
    return checked.kind === 'reset'
      ? text(exerciseBegun)
      : text(exerciseRemoved, { file: checked.work.path });
  const { results, isSolved, problem } = checked.result;
  if (problem) return problemText(problem, text);
  if (isSolved) return text(exercisePassed);
  const passed = results.filter(({ isPassed }) => isPassed).length;
  return text(exerciseSome, { passed: String(passed), count: String(count) });
}

export interface VerdictProps {
  checks: Exercise['checks'];
  /** Undefined before the first run. */
  checked: Checked | undefined;
  isChecking: boolean;
}

/** What came of the last run of the checks: announced in a sentence, with every check below it, which can be read before. */
export function Verdict({ checks, checked, isChecking }: VerdictProps) {
  const text = useText();
  const said = useShown(checked);
  const result = checked?.kind === 'run' ? checked.result : undefined;
  const printed = result?.printed ?? [];
  return (
    <>
      <p ref={said} role="status" className={`${form.status} ${styles.status}`}>
        {isChecking ? text(exerciseChecking) : checked ? verdictWords(checked, checks.length, text) : null}
      </p>
      <ol className={styles.verdict}>
        {checks.map((check, at) => (
          <CheckItem key={check.title} check={check} result={result?.results[at]} />
        ))}
      </ol>
      {printed.length > 0 ? <Block title={text(tryConsole)} text={printed.join('\n')} /> : null}
    </>
  );
}
