import { tryConsole, tryCut, tryResponse, trySending, tryStatus, tryTime } from '#words';
import { useText, withElements } from '../../lib/useText.ts';
import form from '../Form.module.css';
import { problemText } from '../problemText.ts';
import { useShown } from '../useShown.ts';
import { Block } from './Block.tsx';
import { responseText, statusText } from './responseText.ts';
import styles from './TryRequest.module.css';
import type { Sent } from './useTryRequest.ts';

function Sentence({ sent }: { sent: Sent }) {
  const text = useText();
  const { answers, problem, time } = sent.result;
  const answer = answers.at(-1);
  if (problem) return problemText(problem, text);
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
