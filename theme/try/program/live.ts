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
  /** Loads it, then does something with it. */
  act: (action: (store: ProgramStore) => unknown) => void;
}

/** The program around a request; undefined where there is none, or none that runs in the page. */
export const ProgramContext = createContext<ProgramContextValue | undefined>(undefined);
