/** Environments that start the program of an exercise afresh for each check. */
import { compile } from '../../model/compile.ts';
import type { Sample } from '../../plugins/content/samples/discover.ts';
import { BASE_RUNTIME } from '../../plugins/content/samples/runtimes.ts';
import { isProgramFile } from '../../plugins/mdx/samples/program.ts';
import { ask } from '../../scripts/samples/play.ts';
import { type bundleScripts, repliesOf } from '../../scripts/samples/tryInPage.ts';
import type { Send } from '../../theme/try/exercise/checks.ts';

/** In a worker, with the scripts that readers get. */
export function sendInPage(
  files: ReadonlyMap<string, string>,
  env: Readonly<Record<string, string>>,
  scripts: Awaited<ReturnType<typeof bundleScripts>>,
): Send {
  const programs = [...files].filter(([file]) => isProgramFile(file));
  const modules = Object.fromEntries(programs.map(([file, source]) => [file, compile(source, file)]));
  return async (requests) => {
    const replies = await repliesOf({ modules, env, requests }, scripts);
    const failure = replies.at(-1)?.failure;
    return {
      answers: replies.flatMap(({ answer }) => answer ?? []),
      printed: replies.map(({ printed }) => printed),
      lacks: replies.flatMap(({ lacks }) => lacks ?? []),
      problem: failure === undefined ? undefined : { kind: 'failure', message: failure },
      time: 0,
    };
  };
}

/** On Bun, in a separate process. @param program with the absolute path of its folder. */
export function sendOnBun(program: Pick<Sample, 'dir' | 'settings'>): Send {
  return async (requests) => {
    const named = requests.map((request, at) => ({ ...request, id: String(at), body: request.body }));
    const responses = await ask(program, BASE_RUNTIME, named);
    const answers = responses.flatMap((response) => {
      if ('outcome' in response) return [];
      const headers = response.headers.flatMap((name, at, all): [string, string][] =>
        at % 2 === 0 ? [[name.toLowerCase(), all[at + 1] ?? '']] : [],
      );
      return [{ status: response.status, headers, body: response.body.toString('utf8'), isCut: false }];
    });
    return {
      answers,
      printed: [],
      lacks: [],
      problem: answers.length < requests.length ? { kind: 'timeout' } : undefined,
      time: 0,
    };
  };
}
