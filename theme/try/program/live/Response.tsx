import { createElement, Fragment, type ReactNode, useState } from 'react';
import {
  programDiffersOne,
  programDiffersOther,
  programNow,
  programOtherRequest,
  programRecorded,
  programSame,
  tryCut,
  tryResponse,
} from '#words';
import { CodeBlock } from '../../../content/CodeBlock.tsx';
import { Button } from '../../../controls/Button.tsx';
import { useText } from '../../../lib/useText.ts';
import { obstacleText } from '../../problemText.ts';
import { bodyText, headText, statusLine } from '../../responseText.ts';
import type { ProgramAnswer } from '../../run/runner.ts';
import { type RecordedResponse, recordedResponse } from '../programDom.ts';
import { coloredLine } from './coloredLine.ts';
import { countDifferences, differingLines } from './differingLines.ts';
import { LongText } from './LongText.tsx';
import { type RequestPartProps, useProgramState } from './useProgramState.ts';

/** Longest body, in characters, that gets colours: each is an element. */
const MAX_COLORED = 20_000;

function bodyLines(body: string, recorded: readonly string[] | undefined): ReactNode {
  if (body.length > MAX_COLORED) return body;
  const lines = body.split('\n');
  const differing = recorded ? differingLines(lines, recorded) : undefined;
  const parts = lines.flatMap((line, at) => {
    const colored = coloredLine(line);
    return [at > 0 ? '\n' : '', differing?.has(at) ? createElement('mark', null, colored) : colored];
  });
  return createElement(Fragment, null, ...parts);
}

const DIFFERS = { one: programDiffersOne, other: programDiffersOther };

interface VerdictProps {
  answer: ProgramAnswer;
  recorded: RecordedResponse;
  /** The response is to another request than the recorded one. */
  isOther: boolean;
}

/** Message about the differences between a response and the recorded one. */
function Verdict({ answer, recorded: { status, body }, isOther }: VerdictProps) {
  const text = useText();
  if (isOther) return text(programOtherRequest);
  const count =
    countDifferences(bodyText(answer).split('\n'), body) +
    (status === '' || status === statusLine(answer) ? 0 : 1);
  return count === 0 ? text(programSame) : text(DIFFERS, { count });
}

/**
 * The response in place of the recorded one, once the request was sent; the reason for a missing one, once per run. Differences
 * are marked if the request is the recorded one.
 */
export function Response({ store, id }: RequestPartProps) {
  const text = useText();
  const [isCompared, setCompared] = useState(false);
  const { sent, sending, outcome, written } = useProgramState(store);
  if (!sent.includes(id)) return null;
  const answer = outcome?.answers[id];
  // Once for a run: for the first missing response, else above the first one.
  const first = sent.find((other) => !outcome?.answers[other]) ?? sent[0];
  const isFirst = outcome && !outcome.mistake && first === id;
  const recorded = recordedResponse(store.root, id);
  const isOther = Boolean(written[id]);
  const obstacle = isFirst ? obstacleText(outcome, text, store.source.start.command) : undefined;
  return (
    <div data-now={answer && isCompared ? 'both' : 'only'}>
      {obstacle ? (
        <p role="alert" aria-busy={Boolean(sending)} className="Program-problem">
          {obstacle}
        </p>
      ) : null}
      {answer ? (
        <>
          <CodeBlock
            lang="http"
            kind="message"
            title={`${text(tryResponse)}: ${text(programNow)}`}
            className="shiki"
            parts
          >
            <pre data-head="">
              <code>{`${headText(answer)}\n\n`}</code>
            </pre>
            <LongText label={text(tryResponse)}>
              {bodyLines(bodyText(answer), isOther ? undefined : recorded?.body)}
            </LongText>
          </CodeBlock>
          {answer.isCut ? <p className="Program-problem">{text(tryCut)}</p> : null}
        </>
      ) : null}
      {answer && recorded ? (
        <>
          <p aria-live="polite" className="Program-verdict">
            {isCompared ? <Verdict answer={answer} recorded={recorded} isOther={isOther} /> : null}
          </p>
          <Button
            shape="quiet"
            className="Program-compare"
            aria-pressed={isCompared}
            onClick={() => setCompared(!isCompared)}
          >
            {text(programRecorded)}
          </Button>
        </>
      ) : null}
    </div>
  );
}
