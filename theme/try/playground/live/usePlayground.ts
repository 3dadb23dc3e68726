import { useCallback, useEffect, useRef, useState } from 'react';
import {
  playgroundDamaged,
  playgroundNewer,
  playgroundShared,
  playgroundTooLarge,
  playgroundTooLong,
  playgroundUnknown,
  tryNotLoaded,
} from '#words';
import type { SampleSource, SourceFiles } from '../../../../model/sampleSource.ts';
import { loadPart } from '../../../lib/loadPart.ts';
import { loadSource } from '../../program/live/loadLiveProgram.ts';
import { createStore, type ProgramStore } from '../../program/live/store.ts';
import type { Example, ExampleGroup } from '../examples.ts';
import { fromFragment } from '../readShared.ts';
import { HOLDS_PROGRAM, NAMED, type Shared, toFragment } from '../sharedProgram.ts';
import { sharedOf, watchAddress } from '../watchAddress.ts';

/** Pause in typing, in ms, before the address is updated: Safari allows 100 updates in 30 seconds. */
const PAUSE_MS = 400;

/** The program that is shown. */
export interface Opened {
  example: string;
  store: ProgramStore;
  /** Id of the recorded request that the written one replaces. */
  request: string;
  /** True for an example as it was recorded. */
  isRecorded: boolean;
  /** Differs from the number of the program before. */
  number: number;
}

/** Messages for fragments without a readable program. */
const REFUSED = { damaged: playgroundDamaged, newer: playgroundNewer, tooLong: playgroundTooLong };

/** The request of a program whose example the docs no longer have. */
const OWN_REQUEST = 'request';

/** Source of a program whose example the docs no longer have: only its files are known. */
const bareSource = (files: SourceFiles): SampleSource => ({
  files,
  env: {},
  start: { command: 'bun index.ts', env: {} },
  requests: [],
});

/** Main file of a program, which is its first route; none without routes. */
const mainFile = (files: SourceFiles) =>
  Object.keys(files)
    .filter((path) => path.startsWith('api/') && path.endsWith('/route.ts'))
    .slice(0, 1);

/** The program of the address, or the first example, with a message about it. */
async function readAddress(
  examples: readonly Example[],
  first: string,
): Promise<{ shared: Shared; message?: string | undefined }> {
  const found = await fromFragment(location.hash);
  if (found.kind === 'none') return { shared: { example: first } };
  if (found.kind !== 'shared') return { shared: { example: first }, message: REFUSED[found.kind] };
  const { shared } = found;
  if (shared.files || shared.request) return { shared, message: playgroundShared };
  const isKnown = examples.some(({ name }) => name === shared.example);
  return isKnown ? { shared } : { shared: { example: first }, message: playgroundUnknown };
}

/** Opens a program without running it. @throws when its example cannot be loaded. */
async function openShared(
  { example, files, request }: Shared,
  examples: readonly Example[],
): Promise<Omit<Opened, 'number'>> {
  const known = examples.find(({ name }) => name === example);
  const source = known ? await loadSource(known.program) : bareSource(files ?? {});
  const main = mainFile(files ?? source.files);
  const store = createStore(source, main);
  const id = source.requests[0]?.id ?? OWN_REQUEST;
  store.restore(files, id, request);
  store.edit(main[0], false);
  return { example, store, request: id, isRecorded: !(files || request) };
}

/**
 * The program of the playground, whose state is in the fragment of the address alone. Nothing runs before its reader asks for it.
 *
 * @param first name of the example that it begins with.
 */
export function usePlayground(groups: readonly ExampleGroup[], first: string) {
  const [opened, setOpened] = useState<Opened>();
  const [message, setMessage] = useState<string>();
  const last = useRef(0);
  const examples = groups.flatMap((group) => group.examples);
  const known = useRef(examples);

  const open = useCallback(async () => {
    last.current += 1;
    const number = last.current;
    const isLast = () => number === last.current;
    const { shared, message: own } = await readAddress(known.current, first);
    const found = await loadPart(() => openShared(shared, known.current), tryNotLoaded, isLast);
    if (!found || !isLast()) return;
    setOpened({ ...found, number });
    setMessage(own);
  }, [first]);

  useEffect(() => {
    void open();
    // The fragment of the skip link, or of a heading, must not replace one that holds a program.
    const onHashChange = ({ oldURL }: HashChangeEvent) => {
      if (location.hash === '' || HOLDS_PROGRAM.test(location.hash)) void open();
      else write(new URL(oldURL).hash || location.pathname);
    };
    addEventListener('hashchange', onHashChange);
    return () => {
      last.current += 1;
      removeEventListener('hashchange', onHashChange);
    };
  }, [open]);

  useEffect(() => {
    if (!opened) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let { revision } = opened.store.get();
    const end = watchAddress(opened.store, NAMED + opened.example, (address) => {
      clearTimeout(timer);
      const now = opened.store.get();
      if (address !== undefined && now.revision !== revision) {
        ({ revision } = now);
        setMessage(undefined);
        // The back button restores the program before its reset.
        return history.pushState(null, '', address);
      }
      timer = setTimeout(() => {
        setMessage(address === undefined ? playgroundTooLarge : undefined);
        if (address !== undefined) write(address);
      }, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [opened]);

  return {
    opened,
    message,
    /**
     * Opens an example. The back button returns to the changed program before it.
     *
     * @param mayLose asks whether a program that no link can hold may be lost.
     */
    async choose(example: string, mayLose: () => boolean) {
      const shared = opened && sharedOf(opened.store, opened.example);
      const isChanged = shared && (shared.files || shared.request);
      const before = isChanged ? await toFragment(shared) : undefined;
      if (isChanged && before === undefined && !mayLose()) return;
      if (before === undefined) {
        write(NAMED + example);
        await open();
      } else {
        write(before);
        location.hash = NAMED + example;
      }
    },
  };
}

/** Replaces the fragment of the address, without an entry in the history. */
const write = (fragment: string) => history.replaceState(history.state, '', fragment);
