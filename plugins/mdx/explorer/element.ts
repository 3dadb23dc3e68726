import fs from 'node:fs';
import path from 'node:path';
import type { PhrasingContent, RootContent } from 'mdast';
import { z } from 'zod';
import {
  type AppFile,
  mismatchOf,
  patternOf,
  precedenceOf,
  type RouteExample,
  type RouteMatch,
  renamedIn,
} from '../../../model/routeMatch.ts';
import type { Answer, NoAnswer } from '../../content/samples/recording.ts';
import { pageElement } from '../elements.ts';
import { element, inlineCode, table, text } from '../nodes.ts';
import { statusOf } from '../samples/answer.ts';
import type { ShownSample } from '../samples/read.ts';
import { exchangeOf } from '../samples/recorded.ts';

const HANDLER = /^export const ([A-Z]+) = /gm;

/** Response body of every handler in an explorer's sample (`answer.ts`). */
const answerSchema = z.object({
  file: z.string(),
  params: z.record(z.string(), z.string()),
  wildcardParams: z.array(z.string()).optional(),
});

/** Parsed response of a handler; undefined for any other response. */
function handledOf(answer: Answer | NoAnswer) {
  return 'status' in answer && answer.status === 200
    ? answerSchema.parse(JSON.parse(answer.body))
    : undefined;
}

/** Table of the sample's requests, with the file that answered each. */
function tableOf(sample: ShownSample): RootContent {
  const rows = sample.requests.map(({ id, method, target }): PhrasingContent[][] => {
    const { answer } = exchangeOf(sample, id);
    const handled = handledOf(answer);
    const values =
      handled && [handled.params, handled.wildcardParams ?? []].map((value) => JSON.stringify(value));
    const given = (values ?? []).filter((value) => value !== '{}' && value !== '[]');
    return [
      [inlineCode(`${method} ${target}`)],
      [handled ? inlineCode(handled.file) : text(statusOf(answer))],
      given.length > 0
        ? given.flatMap((value, at) => [...(at > 0 ? [text(', ')] : []), inlineCode(value)])
        : [text('nothing')],
    ];
  });
  return table([['Request', 'Who answers', 'Handler gets'].map((column) => [text(column)]), ...rows]);
}

/** Recorded outcome of the explorer's initial request, and the reasons why the other files did not answer. */
function matchOf(
  { recording, name }: ShownSample,
  { request: { id, target }, answer }: ReturnType<typeof exchangeOf>,
  files: AppFile[],
): RouteMatch {
  const handled = handledOf(answer);
  if (!('status' in answer && (handled || answer.status === 404)))
    throw new Error(
      `begins with the request "${id}", to which ${name} has no recorded response of a handler, and no 404.`,
    );
  const routes = files.map((file) => ({ file, path: file.path, pattern: patternOf(file.path) }));
  for (const { path: file, pattern } of routes) {
    if (!recording?.stdout.includes(`Loading route: ${pattern}`))
      throw new Error(`shows ${file}, for which ${name} prints no route ${pattern}. Adapt patternOf.`);
  }
  const winner = routes.find((route) => route.path === handled?.file);
  return {
    status: answer.status,
    ...(winner && handled
      ? { chosen: { ...handled, file: winner.file, renamed: renamedIn(winner.file, handled.params) } }
      : {}),
    isBuiltIn: false,
    others: routes
      .filter((route) => route !== winner)
      .map(({ file, path: own, pattern }) => {
        const reason = mismatchOf(pattern, target) ?? (winner && precedenceOf(pattern, winner));
        if (!reason) throw new Error(`shows ${own}, which fits "${id}", but did not answer.`);
        return { file, reason };
      }),
    dependsOnOrder: false,
  };
}

function exampleOf(sample: ShownSample, wanted: string): RouteExample {
  const exchange = exchangeOf(sample, wanted);
  const files = sample.files
    .filter((file) => file.startsWith('api/'))
    .map((file): AppFile => {
      const source = fs.readFileSync(path.join(sample.dir, file), 'utf8');
      return { path: file, methods: [...source.matchAll(HANDLER)].map(([, method = '']) => method) };
    });
  const { method, target } = exchange.request;
  return { files, method, target, bun: '1.3', match: matchOf(sample, exchange, files) };
}

/**
 * `<RouteExplorer name="…" request="…" />`: a table of the sample's requests, and the explorer, whose initial state is the
 * sample's files and the recorded outcome of one of the requests. Both are readable without scripts.
 */
export const routeExplorer = pageElement(
  z.strictObject({ name: z.string(), request: z.string() }),
  ({ name, request }, page) => {
    const sample = page.sampleOf(name);
    return {
      blocks: [element('RouteExplorer', { example: exampleOf(sample, request) }, [tableOf(sample)])],
    };
  },
);
