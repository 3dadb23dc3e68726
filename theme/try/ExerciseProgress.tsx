import { exerciseSolvedSome } from '#words';
import { TutorialSheet } from '../learn/TutorialSheet.tsx';
import { useText } from '../lib/useText.ts';
import { useSolved } from './exercise/useSolved.ts';

export interface ExerciseProgressProps {
  all: readonly string[];
}

export function ExerciseProgress({ all }: ExerciseProgressProps) {
  const text = useText();
  const solved = useSolved(all).length;
  return (
    <p className="needs-scripts" data-markdown-ignore="" data-feed="skip">
      <TutorialSheet />
      {text(exerciseSolvedSome, { solved, count: all.length })}
    </p>
  );
}
