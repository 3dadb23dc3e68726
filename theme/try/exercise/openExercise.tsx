import type { ComponentType } from 'react';
import type { Exercise } from '../../../model/exercise.ts';
import { SolveExercise } from './SolveExercise.tsx';

const opened = new Map<string, Promise<ComponentType>>();

async function open(address: string): Promise<ComponentType> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const exercise: Exercise = await response.json();
  return () => <SolveExercise exercise={exercise} />;
}

/**
 * @param address of an exercise, as the build writes it (`plugins/mdx/steps/exercise.ts`).
 * @returns what shows it; the same one for the same address.
 * @throws when it cannot be loaded.
 */
export function openExercise(address: string): Promise<ComponentType> {
  const known = opened.get(address);
  if (known) return known;
  const opening = open(address);
  opened.set(address, opening);
  opening.catch(() => opened.delete(address));
  return opening;
}
