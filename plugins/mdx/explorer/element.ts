import fs from 'node:fs';
import path from 'node:path';
import type { PhrasingContent, RootContent } from 'mdast';
import { z } from 'zod';
import {
  mismatchOf,
  patternOf,
  precedenceOf,
  type RouteExample,
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
    const values = handled ? [handled.params, handled.wildcardParams ?? []] : [];
    const given = values
      .filter((value) => Object.keys(value).length > 0)
      .map((value) => inlineCode(JSON.stringify(value)));
    return [
      [inlineCode(`${method} ${target}`)],
      [handled ? inlineCode(handled.file) : text(statusOf(answer))],
      given.length > 0
        ? given.flatMap((value, at) => (at > 0 ? [text(', '), value] : [value]))
        : [text('nothing')],
    ];
  });
  return table([['Request', 'Who answers', 'Handler gets'].map((column) => [text(column)]), ...rows]);
}

/** The files of a sample, and the recorded outcome of a request: the reasons why the other files did not answer. */
function exampleOf(sample: ShownSample, id: string): RouteExample {
  const { request, answer } = exchangeOf(sample, id);
  const { method, target } = request;
  const handled = handledOf(answer);
  if (!('status' in answer && (handled || answer.status === 404)))
    throw new Error(
      `begins with the request "${id}", to which ${sample.name} has no recorded response of a handler, and no 404.`,
    );
  const routes = sample.files
    .filter((name) => name.startsWith('api/'))
    .map((name) => {
      const pattern = patternOf(name);
      if (!sample.recording?.stdout.includes(`Loading route: ${pattern}`))
        throw new Error(
          `shows ${name}, for which ${sample.name} prints no route ${pattern}. Adapt patternOf.`,
        );
      const source = fs.readFileSync(path.join(sample.dir, name), 'utf8');
      const methods = [...source.matchAll(HANDLER)].map(([, exported = '']) => exported);
      return { path: name, pattern, file: { path: name, methods } };
    });
  const winner = routes.find((route) => route.path === handled?.file);
  const others = routes
    .filter((route) => route !== winner)
    .map(({ file, pattern }) => {
      const reason = mismatchOf(pattern, target) ?? (winner && precedenceOf(pattern, winner));
      if (!reason) throw new Error(`shows ${file.path}, which fits "${id}", but did not answer.`);
      return { file, reason };
    });
  const chosen = winner &&
    handled && { ...handled, file: winner.file, renamed: renamedIn(winner.file, handled.params) };
  return {
    files: routes.map(({ file }) => file),
    method,
    target,
    bun: '1.3',
    match: { status: answer.status, chosen, isBuiltIn: false, others, dependsOnOrder: false },
  };
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
