import {
  tryConsole,
  tryCut,
  tryFailed,
  tryNotLoaded,
  tryResponse,
  trySending,
  tryStatus,
  tryTime,
  tryTimeout,
} from '#i18n';
import { useText, withElements } from '../../lib/useText.ts';
import form from '../Form.module.css';
import type { Problem } from '../run/runner.ts';
import { useShown } from '../useShown.ts';
import { Block } from './Block.tsx';
import { responseText, statusText } from './responseText.ts';
import styles from './TryRequest.module.css';
import type { Sent } from './useTryRequest.ts';

function Sentence({ sent }: { sent: Sent }) {
  const text = useText();
  const { answers, problem, time } = sent.result;
  const answer = answers.at(-1);
  if (problem) return messageOf(problem, text);
  if (!answer) return null;
  const status = statusText(answer.status);
  const mark = <b data-status={status[0]}>{status}</b>;
  return (
    <>
      {withElements(text(tryStatus), { status: mark })}{' '}
      <small>{text(tryTime, { time: String(Math.max(Math.round(time), 1)) })}</small>
    </>
  );
}

/** What went wrong, in words. */
function messageOf(problem: Problem, text: ReturnType<typeof useText>): string {
  if (problem.kind === 'timeout') return text(tryTimeout);
  if (problem.kind === 'notLoaded') return text(tryNotLoaded);
  return text(tryFailed, { message: problem.message });
}

export interface ResultProps {
  /** Undefined before the first request. */
  sent: Sent | undefined;
  isSending: boolean;
}

/** What came of the last request: its status is announced. */
export function Result({ sent, isSending }: ResultProps) {
  const text = useText();
  const said = useShown(sent);
  const { answers = [], printed = [], problem } = sent?.result ?? {};
  const answer = problem ? undefined : answers.at(-1);
  const lines = problem ? printed.flat() : (printed.at(-1) ?? []);
  return (
    <>
      <p ref={said} role="status" className={`${form.status} ${styles.status}`}>
        {isSending ? text(trySending) : sent ? <Sentence key={sent.number} sent={sent} /> : null}
      </p>
      {answer ? <Block title={text(tryResponse)} text={responseText(answer)} /> : null}
      {answer?.isCut ? <p>{text(tryCut)}</p> : null}
      {lines.length > 0 ? <Block title={text(tryConsole)} text={lines.join('\n')} /> : null}
    </>
  );
}
