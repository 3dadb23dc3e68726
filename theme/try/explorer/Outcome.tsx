import {
  explorerAddedOptions,
  explorerAnswers,
  explorerBuiltIn,
  explorerChosen,
  explorerEmptyBody,
  explorerNoApp,
  explorerNoMethod,
  explorerNone,
  explorerOnce,
  explorerOrder,
  explorerParams,
  explorerRenamed,
  explorerSegments,
  explorerSent,
  explorerWins,
} from '#words';
import { type Chosen, outcomeKey, type RouteExample, type RouteMatch } from '../../../model/routeMatch.ts';
import { useText, withElements } from '../../lib/useText.ts';
import { Why } from './Why.tsx';

export interface Matched extends Omit<RouteExample, 'match'> {
  /** Path and query, as sent by clients. */
  sent: string;
  explanation: RouteMatch;
}

const MESSAGES: Readonly<Record<ReturnType<typeof outcomeKey>, string>> = {
  explorerAddedOptions,
  explorerAnswers,
  explorerBuiltIn,
  explorerNoApp,
  explorerNoMethod,
  explorerNone,
};

export function Sentence({ explanation, method }: Matched) {
  const text = useText();
  return withElements(text(MESSAGES[outcomeKey(explanation, method)]), {
    file: <code>{explanation.chosen?.file.path}</code>,
    status: String(explanation.status),
    method,
  });
}

function Values({ params, wildcardParams, renamed }: Chosen) {
  const text = useText();
  return (
    <>
      {Object.keys(params).length > 0 ? (
        <span>
          {text(explorerParams)} <code>{JSON.stringify(params)}</code>
        </span>
      ) : null}
      {wildcardParams ? (
        <span>
          {text(explorerSegments)} <code>{JSON.stringify(wildcardParams)}</code>
        </span>
      ) : null}
      {renamed.map((name) => (
        <span key={name}>{withElements(text(explorerRenamed), { own: <code>[{name}]</code> })}</span>
      ))}
    </>
  );
}

/** Outcome of a request for one file: the winner has a sign and a word besides its colour. Empty for an app that did not start. */
export function FileOutcome({ path, explanation }: { path: string; explanation: RouteMatch }) {
  const text = useText();
  const { chosen, others, status } = explanation;
  if (chosen?.file.path !== path) {
    const reason = others.find(({ file }) => file.path === path)?.reason;
    return reason ? <Why reason={reason} /> : null;
  }
  if (status === 405) return <strong>{`✗ ${text(explorerChosen)}`}</strong>;
  return (
    <>
      <strong>{`✓ ${text(explorerWins)}`}</strong>
      <Values {...chosen} />
    </>
  );
}

/** First digit of the status for the chosen file, shown on its branch; undefined for other files. */
export const statusDigit = (path: string, { chosen, status }: RouteMatch) =>
  chosen?.file.path === path ? String(status)[0] : undefined;

/** Note on 404 and 405: the framework sends one response object for each again and again, which depends on the release of Bun. */
function Once({ status, bun }: { status: number; bun: string }) {
  const text = useText();
  if (status !== 404 && status !== 405) return null;
  return <p>{text(bun === '1.4' ? explorerOnce : explorerEmptyBody, { status: String(status) })}</p>;
}

/** Further notes; they are below the tree, so that the tree does not move while the reader writes. */
export function Notes({ target, sent, bun, explanation }: Matched) {
  const text = useText();
  const { failure, status, dependsOnOrder } = explanation;
  return (
    <>
      {failure === undefined ? null : <pre className="RouteExplorer-message">{failure}</pre>}
      {sent === target ? null : <p>{withElements(text(explorerSent), { path: <code>{sent}</code> })}</p>}
      <Once status={status} bun={bun} />
      {dependsOnOrder ? <p>{text(explorerOrder)}</p> : null}
    </>
  );
}
