import { createContext } from 'react';
import type { watchAddress } from '../playground/watchAddress.ts';
import type { Parts } from './live/parts.tsx';
import type { ProgramStore } from './live/store.ts';

export interface Live {
  store: ProgramStore;
  parts: Parts;
  watchAddress: typeof watchAddress;
}

interface ProgramContextValue {
  live: Live | undefined;
  /** Loads the program, then calls `action` with its store. */
  act: (action: (store: ProgramStore) => unknown) => void;
}

/** The program around a request; undefined outside of a program, or if it does not run in the page. */
export const ProgramContext = createContext<ProgramContextValue | undefined>(undefined);
