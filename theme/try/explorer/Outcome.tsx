import type { ReactNode } from 'react';
import {
  explorerAddedOptions,
  explorerAnswers,
  explorerBuiltIn,
  explorerEmptyBody,
  explorerMessage,
  explorerNoApp,
  explorerNoMethod,
  explorerNone,
  explorerNothing,
  explorerOnce,
  explorerOrder,
  explorerOthers,
  explorerParams,
  explorerPrinted,
  explorerRenamed,
  explorerSegments,
  explorerSent,
  explorerWhyNone,
} from '#words';
import { useText, withElements } from '../../lib/useText.ts';
import styles from './Explorer.module.css';
import type { Chosen, Explanation } from './explain.ts';
import type { Matched } from './useExplorer.ts';
import { Why } from './Why.tsx';

/** The message that says what came of a request. */
function messageOf({ chosen, isBuiltIn, status, failure }: Explanation, method: string): string {
  if (failure !== undefined || status === 0) return explorerNoApp;
  if (isBuiltIn) return explorerBuiltIn;
  if (!chosen) return explorerNone;
  if (status === 405) return explorerNoMethod;
  const isAdded = method === 'OPTIONS' && !chosen.file.methods.includes('OPTIONS');
  return isAdded ? explorerAddedOptions : explorerAnswers;
}

/** What came of a request, in one sentence. */
export function Sentence({ explanation, method }: Matched) {
  const text = useText();
  return withElements(text(messageOf(explanation, method)), {
    file: <code>{explanation.chosen?.file.path}</code>,
    status: String(explanation.status),
    method,
  });
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the handler gets. */
function Values({ params, wildcardParams, renamed }: Chosen) {
  const text = useText();
  const named = Object.entries(params);
  return (
    <>
      <dl className={styles.values}>
        <Term name={text(explorerParams)}>
          {named.length === 0 ? text(explorerNothing) : <code>{JSON.stringify(params)}</code>}
        </Term>
        {wildcardParams ? (
          <Term name={text(explorerSegments)}>
            <code>{JSON.stringify(wildcardParams)}</code>
          </Term>
        ) : null}
      </dl>
      {renamed.map((name) => (
        <p key={name}>{withElements(text(explorerRenamed), { own: <code>[{name}]</code> })}</p>
      ))}
    </>
  );
}

/** What differs between the releases of Bun: the framework sends the same two responses again and again. */
function Once({ status, bun }: { status: number; bun: Matched['bun'] }) {
  const text = useText();
  if (status !== 404 && status !== 405) return null;
  return <p>{text(bun === '1.4' ? explorerOnce : explorerEmptyBody, { status: String(status) })}</p>;
}

/** The rest of what came of a request: values, reasons, and what the framework prints. */
export function Outcome({ target, sent, bun, explanation }: Matched) {
  const text = useText();
  const { failure, printed, status, chosen, others, dependsOnOrder } = explanation;
  const messages = failure === undefined ? [] : [failure];
  return (
    <>
      {sent === target ? null : <p>{withElements(text(explorerSent), { path: <code>{sent}</code> })}</p>}
      <Once status={status} bun={bun} />
      {chosen && status !== 405 ? <Values {...chosen} /> : null}
      {dependsOnOrder ? <p>{text(explorerOrder)}</p> : null}
      {messages.map((message) => (
        <div key={message}>
          <p className={styles.heading}>{text(explorerMessage)}</p>
          <pre className={styles.message}>{message}</pre>
        </div>
      ))}
      {others.length > 0 ? (
        <>
          <p className={styles.heading}>{text(chosen ? explorerOthers : explorerWhyNone)}</p>
          <dl className={styles.others}>
            {others.map(({ file, reason }) => (
              <Term key={file.path} name={file.path}>
                <Why reason={reason} />
              </Term>
            ))}
          </dl>
        </>
      ) : null}
      {printed.length > 0 ? (
        <>
          <p className={styles.heading}>{text(explorerPrinted)}</p>
          <pre className={styles.message}>{printed.join('\n')}</pre>
        </>
      ) : null}
    </>
  );
}
