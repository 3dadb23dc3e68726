import { useSyncExternalStore } from 'react';
import type { ProgramState } from './state.ts';
import type { ProgramStore } from './store.ts';

export interface PartProps {
  store: ProgramStore;
}

export interface RequestPartProps extends PartProps {
  /** Id of the replaced request. */
  id: string;
}

export const useProgramState = ({ subscribe, get }: ProgramStore): ProgramState =>
  useSyncExternalStore(subscribe, get, get);
