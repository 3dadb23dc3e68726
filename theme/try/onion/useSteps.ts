import { type RefObject, useEffect, useState } from 'react';

const radiosIn = (part: Element | null | undefined) => [
  ...(part?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? []),
];

const checkedOf = (radios: readonly HTMLInputElement[]) => radios.findIndex(({ checked }) => checked);

/** State of the radios. */
interface Shown {
  run: number;
  at: number;
  /** A button has changed the step, which is then shown beside it. False after a change of the radios themselves. */
  isAnnounced: boolean;
}

export interface Steps extends Shown {
  go: (by: number) => void;
  isPlaying: boolean;
  /** Starts automatic steps, from the beginning after the last one; a second call stops them. */
  play: () => void;
}

/** Duration of a step, in ms. */
const STEP_MS = 1200;

/**
 * Requests and their steps are radios: browsers move through them by arrow keys. This hook is for the buttons.
 *
 * @param frame contains a `fieldset` of requests, and one of steps for each of them.
 */
export function useSteps(frame: RefObject<HTMLElement | null>): Steps {
  const [shown, setShown] = useState<Shown>({ run: 0, at: 0, isAnnounced: false });
  const [isPlaying, setPlaying] = useState(false);

  const stepsOf = (run: number) => radiosIn(frame.current?.querySelectorAll('fieldset')[run + 1]);

  const show = (at: number) => {
    const radios = stepsOf(shown.run);
    const radio = radios[at];
    if (!radio) return;
    radio.checked = true;
    setShown({ ...shown, at, isAnnounced: true });
    setPlaying((playing) => playing && at + 1 < radios.length);
  };

  useEffect(() => {
    const onChoose = () => {
      const run = checkedOf(radiosIn(frame.current?.querySelector('fieldset')));
      const steps = radiosIn(frame.current?.querySelectorAll('fieldset')[run + 1]);
      setShown({ run, at: checkedOf(steps), isAnnounced: false });
      setPlaying(false);
    };
    // The reader may have chosen before hydration.
    onChoose();
    const element = frame.current;
    element?.addEventListener('change', onChoose);
    return () => element?.removeEventListener('change', onChoose);
  }, [frame]);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => show(shown.at + 1), STEP_MS);
    return () => clearTimeout(timer);
  });

  return {
    ...shown,
    go: (by) => {
      setPlaying(false);
      show(shown.at + by);
    },
    isPlaying,
    play: () => {
      const isAtEnd = shown.at + 1 >= stepsOf(shown.run).length;
      if (isAtEnd) show(0);
      setPlaying(isAtEnd || !isPlaying);
    },
  };
}
