import { useEffect, useState } from 'react';
import { isOpenApi, type Operation, readOperations } from '../../../model/operations.ts';
import type { SourceFiles } from '../../../model/sampleSource.ts';
import { compiled, type ProgramStore } from '../../try/program/live/store.ts';
import { useProgramState } from '../../try/program/live/useProgramState.ts';
import { type Mistake, MistakeError } from '../../try/run/mistake.ts';
import { type Problem, type Program, type ProgramAnswer, run } from '../../try/run/runner.ts';
import { DOCUMENT, type RouteRequests, routeRequests } from './routeRequests.ts';

/** Pause in the reader's typing, in ms, after which the program runs. */
const PAUSE_MS = 300;

export interface Answers {
  requests: RouteRequests;
  good: ProgramAnswer;
  bad: ProgramAnswer;
  operation: Operation | undefined;
}

export interface HeroResults {
  answers?: Answers | undefined;
  mistake?: Mistake | undefined;
  problem?: Problem | undefined;
  /** Lines of the program's console. */
  printed?: readonly string[];
}

function operationIn({ body }: ProgramAnswer, { method }: { method: string }): Operation | undefined {
  try {
    const document: unknown = JSON.parse(body);
    return isOpenApi(document)
      ? readOperations(document).find((operation) => operation.method === method)
      : undefined;
  } catch {
    return undefined;
  }
}

async function runHero(files: SourceFiles, env: Program['env']): Promise<HeroResults> {
  const requests = routeRequests(files);
  if (!requests) return {};
  try {
    const program = await compiled(files, env);
    const { answers, problem, printed: lines } = await run(program, [requests.good, requests.bad, DOCUMENT]);
    const printed = lines.flat();
    const [good, bad, document] = answers;
    if (!good || !bad || !document) return { problem, printed };
    return { answers: { requests, good, bad, operation: operationIn(document, requests.good) }, printed };
  } catch (error) {
    return error instanceof MistakeError ? { mistake: error.mistake } : { problem: { kind: 'notLoaded' } };
  }
}

/** Outcome of a program once its reader has changed or run it; undefined before. A later run replaces an earlier one. */
export function useAnswers(store: ProgramStore): HeroResults | undefined {
  const { files, outcome } = useProgramState(store);
  const [results, setResults] = useState<HeroResults>();
  useEffect(() => {
    if (files === store.source.files && outcome === undefined) return setResults(undefined);
    let isLate = false;
    const timer = setTimeout(async () => {
      const result = await runHero(files, store.source.env);
      if (isLate) return;
      setResults(result);
      store.print(result.printed ?? []);
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [store, files, outcome]);
  return results;
}
