import { createElement, Fragment, type ReactNode, useId, useState } from 'react';
import {
  exerciseMistake,
  heroNoCheck,
  heroNoRoute,
  heroPath,
  heroPathBad,
  learnBody,
  learnParameters,
  learnResponses,
  programNow,
} from '#words';
import { jsonInEnvelope, jsonPart } from '../../../model/jsonPart.ts';
import type { Operation, OperationDetail } from '../../../model/operations.ts';
import field from '../../controls/Field.module.css';
import { useText } from '../../lib/useText.ts';
import { mistakeWords, problemText } from '../../try/problemText.ts';
import { coloredLine } from '../../try/program/live/coloredLine.ts';
import type { ProgramStore } from '../../try/program/live/store.ts';
import { statusText } from '../../try/responseText.ts';
import type { ProgramAnswer, SentRequest } from '../../try/run/runner.ts';
import { isRouteFile } from './routeRequests.ts';
import { type HeroResults, useAnswers } from './useAnswers.ts';
import '../LiveResults.page.css';

const line = (words: string, status?: string) => (
  <p>
    <code data-status={status}>{words}</code>
  </p>
);

const requestLine = ({ method, target }: SentRequest) => line(`${method} ${target}`);

function Code({ text }: { text: string }) {
  const parts = text.split('\n').flatMap((each, at) => [at > 0 ? '\n' : '', coloredLine(each)]);
  return (
    <figure data-code-block="">
      <pre className="shiki">
        <code>{createElement(Fragment, null, ...parts)}</code>
      </pre>
    </figure>
  );
}

const bodyIn = ({ body }: Pick<ProgramAnswer, 'body'>): string => jsonPart(body, '') ?? body;

function problemIn({ body }: Pick<ProgramAnswer, 'body'>): string {
  try {
    const { errors }: { errors?: Record<string, unknown> } = JSON.parse(body);
    const [part] = Object.keys(errors ?? {});
    if (part !== undefined) return jsonInEnvelope(body, `/errors/${part}/0`) ?? body;
  } catch {
    // Invalid JSON.
  }
  return bodyIn({ body });
}

const partsText = (label: string, parts: readonly OperationDetail[]) =>
  parts.length === 0 ? null : (
    <li>
      {`${label}: `}
      {parts.map(({ name, detail }, at) => (
        <Fragment key={name}>
          {at > 0 ? '; ' : null}
          <code>{name}</code>
          {detail ? ` (${detail})` : null}
        </Fragment>
      ))}
    </li>
  );

function OperationLines({ method, path, summary, parameters, body, responses }: Operation) {
  const text = useText();
  return (
    <>
      <p>
        <strong>
          <code>{`${method} ${path}`}</code>
        </strong>
        {` ${summary}`}
      </p>
      <ul>
        {partsText(text(learnParameters), parameters)}
        {partsText(text(learnBody), body)}
        {partsText(text(learnResponses), responses)}
      </ul>
    </>
  );
}

/** Path of the route file, which determines the address. */
function PathField({ store, path }: { store: ProgramStore; path: string }) {
  const text = useText();
  const id = useId();
  const [draft, setDraft] = useState(path);
  const isBad = !isRouteFile(draft);
  return (
    <p className="Hero-path">
      <label htmlFor={id}>{text(heroPath)}</label>
      <input
        id={id}
        className={field.input}
        value={draft}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={isBad}
        aria-describedby={isBad ? `${id}bad` : undefined}
        onChange={({ target: { value } }) => {
          setDraft(value);
          if (isRouteFile(value)) store.rename(path, value);
        }}
      />
      {isBad ? <small id={`${id}bad`}>{text(heroPathBad)}</small> : null}
    </p>
  );
}

function useReason({ answers, mistake, problem }: HeroResults): string | undefined {
  const text = useText();
  if (mistake)
    return text(exerciseMistake, {
      file: mistake.path,
      line: mistake.line,
      message: mistakeWords(mistake, text),
    });
  if (problem) return problemText(problem, text);
  return answers ? undefined : text(heroNoRoute);
}

interface LiveResultProps {
  heading: ReactNode;
  children: ReactNode;
}

function LiveResult({ heading, children }: LiveResultProps) {
  return (
    <li className="Hero-result">
      {heading}
      {children}
    </li>
  );
}

function Answer({ answer }: { answer: ProgramAnswer }) {
  return (
    <>
      {line(statusText(answer.status), `${answer.status}`[0])}
      <Code text={answer.status === 400 ? problemIn(answer) : bodyIn(answer)} />
    </>
  );
}

function CurrentResults({ store, headings, results }: LiveResultsProps & { results: HeroResults }) {
  const text = useText();
  const [address, response, refused, entry] = headings;
  const { answers } = results;
  const reason = useReason(results);
  const path = Object.keys(store.get().files).find(isRouteFile);
  return (
    <ol className="Hero-results" data-now="">
      <LiveResult heading={address}>
        {path === undefined ? null : <PathField store={store} path={path} />}
        {answers ? requestLine(answers.requests.good) : null}
        {reason ? (
          <p role="status" className="Hero-problem">
            {reason}
          </p>
        ) : (
          <small className="Hero-now">{text(programNow)}</small>
        )}
      </LiveResult>
      <LiveResult heading={response}>{answers ? <Answer answer={answers.good} /> : null}</LiveResult>
      <LiveResult heading={refused}>
        {answers ? (
          <>
            {requestLine(answers.requests.bad)}
            <Answer answer={answers.bad} />
            {answers.bad.status === 400 ? null : <p>{text(heroNoCheck)}</p>}
          </>
        ) : null}
      </LiveResult>
      <LiveResult heading={entry}>
        {answers?.operation ? <OperationLines {...answers.operation} /> : null}
      </LiveResult>
    </ol>
  );
}

export interface LiveResultsProps {
  store: ProgramStore;
  headings: readonly ReactNode[];
}

/** Live results in place of the recorded ones, once the reader has changed or run the program. */
export default function LiveResults({ store, headings }: LiveResultsProps) {
  const results = useAnswers(store);
  return results ? <CurrentResults store={store} headings={headings} results={results} /> : null;
}
