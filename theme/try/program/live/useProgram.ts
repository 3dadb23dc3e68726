import { useSyncExternalStore } from 'react';
import type { ProgramState } from './state.ts';
import type { ProgramStore } from './store.ts';

export interface PartProps {
  store: ProgramStore;
}

export interface RequestPartProps extends PartProps {
  /** Id of the recorded request in whose place it stands. */
  id: string;
}

/** The state of a program as it is now. */
export const useProgram = ({ subscribe, get }: ProgramStore): ProgramState =>
  useSyncExternalStore(subscribe, get, get);
