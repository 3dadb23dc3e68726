import { useId, useRef } from 'react';
import { onionRequest } from '#words';
import type { OnionRun } from '../../../model/onion.ts';
import { TextWithCode } from '../../content/TextWithCode.tsx';
import { pageSheet } from '../../head/pageSheet.tsx';
import { Marks } from '../../learn/Marks.tsx';
import { useText } from '../../lib/useText.ts';
import { OnionControls } from './OnionControls.tsx';
import { OnionSteps } from './OnionSteps.tsx';
import sheet from './OnionView.page.css?url';

const Sheet = pageSheet(sheet, { below: true });

export interface OnionViewProps {
  caption: string;
  runs: readonly OnionRun[];
}

/** The order in which layers really ran for a request that the reader chooses (specification.md TRY-3). */
export function OnionView({ caption, runs }: OnionViewProps) {
  const text = useText();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  return (
    <figure className="OnionView-figure" data-drawing="onion" aria-labelledby={id}>
      <Sheet />
      <div ref={frame} className="OnionView-frame">
        <fieldset className="OnionView-requests">
          <legend className="visually-hidden">{text(onionRequest)}</legend>
          {runs.map(({ title }, at) => (
            <label key={title}>
              <input type="radio" name={id} value={at + 1} defaultChecked={at === 0} />
              {title}
            </label>
          ))}
        </fieldset>
        <div className="OnionView-runs">
          {runs.map((run) => (
            <div key={run.title} className="OnionView-run" role="group" aria-label={run.title}>
              <p className="OnionView-title">
                <strong>{run.title}</strong>{' '}
                <Marks method={run.method} address={run.target} status={run.status} />
              </p>
              <OnionSteps run={run} />
            </div>
          ))}
        </div>
        <OnionControls frame={frame} runs={runs} />
      </div>
      <figcaption id={id}>
        <TextWithCode text={caption} />
      </figcaption>
    </figure>
  );
}
