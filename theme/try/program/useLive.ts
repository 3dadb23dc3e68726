import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { tryNotLoaded } from '#words';
import { loadPart } from '../../lib/loadPart.ts';
import type { ProgramState } from './live/state.ts';
import type { ProgramStore } from './live/store.ts';
import type { Live } from './live.ts';

/** States of live programs whose page was left during this visit, by page and position. */
const left = new Map<string, ProgramState>();

/**
 * A program that becomes live when the reader turns to it. A reader who returns to its page finds it as it was left.
 *
 * @param address of its sources.
 * @param root its frame.
 */
export function useLive(address: string, root: RefObject<HTMLElement | null>) {
  const [live, setLive] = useState<Live>();
  const opening = useRef<Promise<Live>>(undefined);
  const place = useRef('');

  const open = useCallback(() => {
    const load = async () => {
      const { loadLiveProgram } = await import(/* webpackChunkName: "program" */ './live/loadLiveProgram.ts');
      const opened = await loadLiveProgram(address, root.current, left.get(place.current));
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

  useEffect(() => {
    const programs = [...document.querySelectorAll('.Program')];
    place.current = `${location.pathname} ${programs.findIndex((each) => each === root.current)}`;
    if (left.has(place.current)) prepare();
  }, [root, prepare]);

  useEffect(() => () => void (live && left.set(place.current, live.store.get())), [live]);

  const act = useCallback(
    async (action: (store: ProgramStore) => unknown) => {
      const opened = await loadPart(open, tryNotLoaded, () => root.current !== null);
      if (opened && root.current) await action(opened.store);
    },
    [open, root],
  );
  return { live, act, prepare };
}
