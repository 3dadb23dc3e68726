import type { SampleSource } from '../../../../model/sampleSource.ts';
import { loadOnce } from '../../../lib/loadOnce.ts';
import { watchAddress } from '../../playground/watchAddress.ts';
import type { Live } from '../live.ts';
import { shownPaths } from '../programDom.ts';
import { parts } from './parts.tsx';
import type { ProgramState } from './state.ts';
import { createStore } from './store.ts';

/** Loads the sources of a program, as the build writes them, by their address. */
export const loadSource = loadOnce(async (response): Promise<SampleSource> => response.json());

/**
 * Loads the sources of a shown program, and creates the store and the components with which readers edit and run it.
 *
 * @param root the frame that shows it.
 * @param left its state when the reader has left the page.
 */
export async function loadLiveProgram(
  address: string,
  root: Element | null,
  left: ProgramState | undefined,
): Promise<Live> {
  const frame = root ?? undefined;
  const source = await loadSource(address);
  return { store: createStore(source, shownPaths(frame), frame, left), parts, watchAddress };
}
