import type { RefObject } from 'react';
import { onionNext, onionPause, onionPlay, onionPrevious } from '#words';
import type { OnionRun } from '../../../model/onion.ts';
import { stepWords } from '../../../model/onionWords.ts';
import { TextWithCode } from '../../content/TextWithCode.tsx';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../lib/useText.ts';
import { useSteps } from './useSteps.ts';
import { onionMessage } from './words.ts';

export interface OnionControlsProps {
  frame: RefObject<HTMLElement | null>;
  runs: readonly OnionRun[];
}

/** Buttons for the steps of the shown request; the list beside them describes each step. */
export function OnionControls({ frame, runs }: OnionControlsProps) {
  const text = useText();
  const { run: shown, at, isAnnounced, go, isPlaying, play } = useSteps(frame);
  const run = runs[shown];
  const step = run?.steps[at];
  return (
    <div className="OnionView-actions">
      <Button shape="quiet" data-needs-app="" aria-disabled={at <= 0} onClick={() => go(-1)}>
        {text(onionPrevious)}
      </Button>
      <Button shape="quiet" className="OnionView-play" data-needs-app="" onClick={play}>
        {text(isPlaying ? onionPause : onionPlay)}
      </Button>
      <Button
        shape="quiet"
        data-needs-app=""
        aria-disabled={at + 1 >= (run?.steps.length ?? 0)}
        onClick={() => go(1)}
      >
        {text(onionNext)}
      </Button>
      <p role="status">
        {isAnnounced && run && step ? (
          <TextWithCode text={`${at + 1}. ${stepWords(onionMessage(text), run, step)}`} />
        ) : null}
      </p>
    </div>
  );
}
