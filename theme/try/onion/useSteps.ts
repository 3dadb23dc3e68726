import { type RefObject, useEffect, useRef, useState } from 'react';

const radiosOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? []),
];

const checkedOf = (list: HTMLElement | null) => radiosOf(list).findIndex(({ checked }) => checked);

export interface Steps {
  list: RefObject<HTMLFieldSetElement | null>;
  /** Index of the step that is shown. */
  at: number;
  /** The step that a button led to: who presses it reads it there. Undefined once the list itself was used. */
  said: number | undefined;
  /** To be called when the reader has chosen in the list. */
  onChoose: () => void;
  /** Goes on, or back. @param by how many steps. */
  go: (by: number) => void;
}

/** Steps are the radios of a list: browsers step through them by arrow keys. This is for the buttons. */
export function useSteps(): Steps {
  const list = useRef<HTMLFieldSetElement>(null);
  const [at, setAt] = useState(0);
  const [said, setSaid] = useState<number>();

  // A reader may have chosen before the application was there.
  useEffect(() => setAt(checkedOf(list.current)), []);

  return {
    list,
    at,
    said,
    onChoose: () => {
      setAt(checkedOf(list.current));
      setSaid(undefined);
    },
    go: (by) => {
      const next = radiosOf(list.current)[at + by];
      if (!next) return;
      next.checked = true;
      setAt(at + by);
      setSaid(at + by);
    },
  };
}
