import {
  exerciseAnyBody,
  exerciseAnyId,
  exerciseAnyText,
  exerciseAnyTime,
  exerciseContains,
  exerciseDiffers,
  exerciseExpected,
  exerciseExpects,
  exerciseFits,
  exerciseGot,
  exerciseNow,
  exerciseSent,
} from '#words';
import type { Check, ExerciseRequest } from '../../../model/exercise.ts';
import { useText } from '../../lib/useText.ts';
import { Block } from '../window/Block.tsx';
import { statusText } from '../window/responseText.ts';
import type { CheckResult } from './checks.ts';
import styles from './SolveExercise.module.css';
import { showExpected, showGot, type Words } from './showAnswers.ts';

/** A request in the form of an HTTP message. */
function requestText({ method, target, headers, body }: ExerciseRequest): string {
  const head = [`${method} ${target}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  return [...head, ...(body ? ['', body] : [])].join('\n');
}

const requestsText = ({ before, request }: Check) => [...before, request].map(requestText).join('\n\n');

/** The expected response beside the reader's, where they differ. */
function Compared({ check: { expected }, result: { answer, differences } }: Required<CheckItemProps>) {
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
    <div className={styles.pair}>
      <div>
        <Block title={text(exerciseExpected)} text={showExpected(expected, differences, words)} />
      </div>
      <div>
        <Block title={text(exerciseGot)} text={showGot(expected, answer, differences)} />
      </div>
    </div>
  );
}

export interface CheckItemProps {
  check: Check;
  /** Undefined before it was run. */
  result?: CheckResult | undefined;
}

/** A check: what is sent and which status is expected, and what came of it. */
export function CheckItem({ check, result }: CheckItemProps) {
  const text = useText();
  const { title, expected } = check;
  return (
    <li>
      <p>
        <strong>{title}</strong> {text(exerciseExpects, { status: statusText(expected.status) })}{' '}
        {result ? (
          <b className={styles.mark} data-passed={result.isPassed}>
            {text(result.isPassed ? exerciseFits : exerciseDiffers)}
          </b>
        ) : null}
      </p>
      <Block title={text(exerciseSent)} text={requestsText(check)} />
      {result && !result.isPassed ? <Compared check={check} result={result} /> : null}
    </li>
  );
}
