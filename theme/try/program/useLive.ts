import { type RefObject, useCallback, useRef, useState } from 'react';
import { tryNotLoaded } from '#words';
import { loadPart } from '../../lib/loadPart.ts';
import type { ProgramStore } from './live/store.ts';
import type { Live } from './live.ts';

/**
 * A program that becomes live when the reader turns to it.
 *
 * @param address of its sources.
 * @param root its frame.
 */
export function useLive(address: string, root: RefObject<HTMLElement | null>) {
  const [live, setLive] = useState<Live>();
  const opening = useRef<Promise<Live>>(undefined);

  const open = useCallback(() => {
    const load = async () => {
      const { loadLiveProgram } = await import(/* webpackChunkName: "program" */ './live/loadLiveProgram.ts');
      const opened = await loadLiveProgram(address, root.current);
      setLive(opened);
      return opened;
    };
    opening.current ??= load();
    opening.current.catch(() => {
      opening.current = undefined;
    });
    return opening.current;
  }, [address, root]);

  const prepare = useCallback(() => {
    // A failure is reported when the reader acts.
    open().catch(() => {});
  }, [open]);

  const act = useCallback(
    async (action: (store: ProgramStore) => unknown) => {
      const opened = await loadPart(open, tryNotLoaded, () => root.current !== null);
      if (opened && root.current) await action(opened.store);
    },
    [open, root],
  );
  return { live, act, prepare };
}
