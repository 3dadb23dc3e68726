import { useId } from 'react';
import { onionNext, onionPrevious, onionSteps } from '#words';
import type { OnionRun } from '../../../model/onion.ts';
import { idleWords, stepWords } from '../../../model/onionWords.ts';
import { Words } from '../../content/Words.tsx';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../lib/useText.ts';
import { OnionDrawing } from './OnionDrawing.tsx';
import { useSteps } from './useSteps.ts';
import { onionMessage } from './words.ts';

/** The steps of a recorded request, drawn, and as a list: to read, and to go through by arrow keys or by buttons. */
export function OnionSteps({ run }: { run: OnionRun }) {
  const text = useText();
  const { title, method, target } = run;
  const name = useId();
  const { list, at, said, onChoose, go } = useSteps();
  const say = onionMessage(text);
  const words = run.steps.map((step) => stepWords(say, run, step));
  const idle = idleWords(say, run);
  return (
    <>
      <div>
        <OnionDrawing run={run} />
        <div className="OnionView-actions">
          <Button shape="outlined" data-needs-app="" aria-disabled={at <= 0} onClick={() => go(-1)}>
            {text(onionPrevious)}
          </Button>
          <Button
            shape="outlined"
            data-needs-app=""
            aria-disabled={at >= words.length - 1}
            onClick={() => go(1)}
          >
            {text(onionNext)}
          </Button>
          <p role="status">
            {said === undefined ? null : <Words text={`${said + 1}. ${words[said] ?? ''}`} />}
          </p>
        </div>
      </div>
      <div className="OnionView-text">
        <fieldset ref={list} className="OnionView-steps" onChange={onChoose}>
          <legend className="visually-hidden">{text(onionSteps, { method, target, title })}</legend>
          <ol>
            {words.map((step, index) => (
              <li key={step}>
                <label>
                  <input type="radio" name={name} value={index + 1} defaultChecked={index === 0} />
                  <span>
                    <Words text={step} />
                  </span>
                </label>
              </li>
            ))}
          </ol>
        </fieldset>
        {idle ? (
          <p className="OnionView-idle">
            <Words text={idle} />
          </p>
        ) : null}
      </div>
    </>
  );
}
