import {
  exerciseBegun,
  exerciseBroken,
  exerciseChecking,
  exerciseDiffers,
  exerciseExpected,
  exerciseFits,
  exerciseGot,
  exercisePassed,
  exerciseRemoved,
  exerciseRestored,
  exerciseSome,
  tryConsole,
  tryFailed,
  tryNotLoaded,
  tryTimeout,
} from '#i18n';
import type { Exercise } from '../../../model/exercise.ts';
import { Marks } from '../../learn/Marks.tsx';
import { useText } from '../../lib/useText.ts';
import form from '../Form.module.css';
import type { Problem, ProgramAnswer } from '../run/runner.ts';
import { useShown } from '../useShown.ts';
import { Block } from '../window/Block.tsx';
import { showAnswers } from './compare.ts';
import styles from './SolveExercise.module.css';
import type { Checked } from './useExercise.ts';

type Say = ReturnType<typeof useText>;

function problemWords(problem: Problem, text: Say): string {
  if (problem.kind === 'timeout') return text(tryTimeout);
  if (problem.kind === 'notLoaded') return text(tryNotLoaded);
  return text(tryFailed, { message: problem.message });
}

/** What came of the last check, in a sentence. */
function verdictWords(checked: Checked, text: Say): string {
  if (checked.kind === 'syntax') return text(exerciseBroken, { message: checked.message });
  if (checked.kind === 'restored') return text(exerciseRestored);
  if ('work' in checked)
    return checked.kind === 'reset'
      ? text(exerciseBegun)
      : text(exerciseRemoved, { file: checked.work.path });
  const { result, passed } = checked;
  if (result.problem) return problemWords(result.problem, text);
  const values = { passed: String(passed.filter(Boolean).length), count: String(passed.length) };
  return text(passed.every(Boolean) ? exercisePassed : exerciseSome, values);
}

interface ComparedProps {
  request: Exercise['requests'][number];
  answer: ProgramAnswer | undefined;
  isPassed: boolean;
}

/** A request with its response, beside the recorded one where they differ. */
function Compared({ request, answer, isPassed }: ComparedProps) {
  const text = useText();
  const { title, method, target, expected } = request;
  const [wanted, got] = showAnswers(expected, answer);
  return (
    <li>
      <p>
        <strong>{title}</strong> <Marks method={method} address={target} />{' '}
        <b className={styles.mark} data-passed={isPassed}>
          {text(isPassed ? exerciseFits : exerciseDiffers)}
        </b>
      </p>
      {isPassed ? null : (
        <div className={styles.pair}>
          <div>
            <Block title={text(exerciseExpected)} {...wanted} />
          </div>
          {got ? (
            <div>
              <Block title={text(exerciseGot)} {...got} />
            </div>
          ) : null}
        </div>
      )}
    </li>
  );
}

export interface VerdictProps {
  requests: Exercise['requests'];
  /** Undefined before the first check. */
  checked: Checked | undefined;
  isChecking: boolean;
}

/** What came of the last check: announced in a sentence, with every request below it. */
export function Verdict({ requests, checked, isChecking }: VerdictProps) {
  const text = useText();
  const said = useShown(checked);
  const run = checked?.kind === 'run' ? checked : undefined;
  const printed = run?.result.printed.flat() ?? [];
  return (
    <>
      <p ref={said} role="status" className={`${form.status} ${styles.status}`}>
        {isChecking ? text(exerciseChecking) : checked ? verdictWords(checked, text) : null}
      </p>
      {run ? (
        <ol className={styles.verdict}>
          {requests.map((request, at) => (
            <Compared
              key={request.title}
              request={request}
              answer={run.result.answers[at]}
              isPassed={run.passed[at] ?? false}
            />
          ))}
        </ol>
      ) : null}
      {printed.length > 0 ? <Block title={text(tryConsole)} text={printed.join('\n')} /> : null}
    </>
  );
}
