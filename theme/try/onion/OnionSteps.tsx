import { useId } from 'react';
import { onionSteps } from '#words';
import type { OnionRun } from '../../../model/onion.ts';
import { idleWords, stepWords } from '../../../model/onionWords.ts';
import { TextWithCode } from '../../content/TextWithCode.tsx';
import { useText } from '../../lib/useText.ts';
import { OnionDrawing } from './OnionDrawing.tsx';
import { onionMessage } from './words.ts';

export function OnionSteps({ run }: { run: OnionRun }) {
  const text = useText();
  const { title, method, target } = run;
  const name = useId();
  const message = onionMessage(text);
  const idle = idleWords(message, run);
  return (
    <>
      <OnionDrawing run={run} />
      <div>
        <fieldset className="OnionView-steps">
          <legend className="visually-hidden">{text(onionSteps, { method, target, title })}</legend>
          <ol>
            {run.steps.map((step, index) => (
              <li key={stepWords(message, run, step)}>
                <label>
                  <input type="radio" name={name} value={index + 1} defaultChecked={index === 0} />
                  <span>
                    <TextWithCode text={stepWords(message, run, step)} />
                  </span>
                </label>
              </li>
            ))}
          </ol>
        </fieldset>
        {idle ? (
          <p className="OnionView-idle">
            <TextWithCode text={idle} />
          </p>
        ) : null}
      </div>
    </>
  );
}
