import { useEffect, useState } from 'react';
import { keepReady, type Program, prepare, type RunResult, run, type SentRequest } from '../run/runner.ts';
import type { OpenedProps } from '../useOnDemand.ts';
import { type Draft, draftOf, requestOf } from './draft.ts';

/** The program of a sample and its requests, as the build writes them (`plugins/mdx/samples/program.ts`). */
export interface SampleProgram extends Program {
  requests: readonly (SentRequest & {
    id: string;
    /** What it shows. */
    title: string;
  })[];
}

/** What came of a request: the result of the run, and what was printed with it. */
export interface Sent {
  result: RunResult;
  /** Tells it from the one before. */
  number: number;
}

export interface TryRequestProps extends OpenedProps {
  program: SampleProgram;
  /** Id of the request that it begins with. */
  request: string;
}

const NOTHING: Draft = { method: 'GET', target: '/', headers: '', body: '' };

/** The state of a window: which request it begins with, what is being written, and what came of it. Nothing runs unasked. */
export function useTryRequest({ program, request, isOpen }: TryRequestProps) {
  const { requests } = program;
  const first = Math.max(
    requests.findIndex(({ id }) => id === request),
    0,
  );
  const recorded = (at: number) => {
    const known = requests[at];
    return known ? draftOf(known) : NOTHING;
  };
  const [chosen, setChosen] = useState(first);
  const [draft, setDraft] = useState(() => recorded(first));
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<Sent>();

  // After each run again, once its result is on the screen: the next one starts at once, and none waits for its frame.
  useEffect(() => {
    if (isOpen && !isSending) prepare(program);
  }, [program, isOpen, isSending]);
  useEffect(() => (isOpen ? keepReady() : undefined), [isOpen]);

  return {
    chosen,
    draft,
    isSending,
    sent,
    choose: (at: number) => {
      setChosen(at);
      setDraft(recorded(at));
    },
    change: (changes: Partial<Draft>) => setDraft({ ...draft, ...changes }),
    send: async () => {
      const own = requestOf(draft);
      if (!own || isSending) return;
      setSending(true);
      const result = await run(program, [...requests.slice(0, chosen), own]);
      setSending(false);
      setSent((last) => ({ result, number: (last?.number ?? 0) + 1 }));
    },
  };
}
