import {
  exerciseAnyBody,
  exerciseAnyId,
  exerciseAnyText,
  exerciseAnyTime,
  exerciseContains,
  exerciseDiffers,
  exerciseExpected,
  exerciseFits,
  exerciseGot,
  exerciseNow,
  exerciseSent,
  tryCut,
} from '#words';
import type { Check } from '../../../model/exercise.ts';
import { requestText } from '../../../model/requestText.ts';
import { useText } from '../../lib/useText.ts';
import { Block } from '../Block.tsx';
import type { CheckResult } from './checks.ts';
import styles from './SolveExercise.module.css';
import { showExpected, showGot, type Words } from './showAnswers.ts';

export interface CheckItemProps {
  check: Check;
  result: CheckResult;
}

function Compared({ check: { before, request, expected }, result: { answer, differences } }: CheckItemProps) {
  const text = useText();
  const words: Words = {
    any: {
      id: text(exerciseAnyId),
      time: text(exerciseAnyTime),
      now: text(exerciseNow),
      text: text(exerciseAnyText),
    },
    anyBody: text(exerciseAnyBody),
    contains: (part) => text(exerciseContains, { part }),
  };
  return (
    <>
      <Block title={text(exerciseSent)} text={[...before, request].map(requestText).join('\n\n')} />
      <div className={styles.pair}>
        <div>
          <Block title={text(exerciseExpected)} text={showExpected(expected, differences, words)} />
        </div>
        <div>
          <Block title={text(exerciseGot)} text={showGot(expected, answer, differences)} />
          {answer.isCut ? <p>{text(tryCut)}</p> : null}
        </div>
      </div>
    </>
  );
}

export function CheckItem({ check, result }: CheckItemProps) {
  const text = useText();
  const { isPassed } = result;
  return (
    <li>
      <p>
        <strong>{check.title}</strong>{' '}
        <b className={styles.mark} data-passed={isPassed}>
          {isPassed ? '✓' : '✗'} {text(isPassed ? exerciseFits : exerciseDiffers)}
        </b>
      </p>
      {isPassed ? null : <Compared check={check} result={result} />}
    </li>
  );
}
