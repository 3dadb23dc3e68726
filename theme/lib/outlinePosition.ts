import type { OutlineEntry } from './outlineSections.ts';

/** Id of a section that is a step of a tutorial: `step-3-validate-the-body`. */
const STEP = /^step-\d/;

export interface Position {
  number: number;
  total: number;
  isStep: boolean;
}

/**
 * @param index of the current section; -1 before the first one.
 * @returns undefined before the first section, and before the first step of a tutorial.
 */
export function outlinePosition(sections: readonly OutlineEntry[], index: number): Position | undefined {
  const isStep = ({ id }: OutlineEntry) => STEP.test(id);
  const steps = sections.filter(isStep).length;
  const passed = sections.slice(0, index + 1);
  const number = (steps > 0 ? passed.filter(isStep) : passed).length;
  return number > 0 ? { number, total: steps || sections.length, isStep: steps > 0 } : undefined;
}
