import { pagePosition, pageStep } from '#words';
import { outlinePosition } from '../lib/outlinePosition.ts';
import { useText } from '../lib/useText.ts';
import { containsCurrent, useOutline } from './outlineContext.tsx';

export interface OutlinePositionProps {
  isStepOnly?: boolean;
}

/** Progress of the reader in the page: "Step 3 of 8" in a tutorial. */
export function OutlinePosition({ isStepOnly = false }: OutlinePositionProps) {
  const text = useText();
  const { sections, current } = useOutline();
  const index = sections.findIndex((section) => containsCurrent(section, current));
  const position = outlinePosition(sections, index);
  if (!position || (isStepOnly && !position.isStep)) return null;
  const { isStep, number, total } = position;
  return text(isStep ? pageStep : pagePosition, { number, total });
}
