import fs from 'node:fs';
import path from 'node:path';
import type { PhrasingContent, RootContent } from 'mdast';
import { z } from 'zod';
import { available } from '../../content/diagnostic.ts';
import type { Answer, NoAnswer } from '../../content/samples/recording.ts';
import { type KnownElement, pageElement } from '../elements.ts';
import { element, inlineCode, table, text } from '../nodes.ts';
import { statusOf } from '../samples/answer.ts';
import type { ShownSample } from '../samples/read.ts';

/** A handler of a route file. */
const HANDLER = /^export const ([A-Z]+) = /gm;

/** What every handler of an explorer's sample answers (`answer.ts`). */
const answerSchema = z.object({
  file: z.string(),
  params: z.record(z.string(), z.string()),
  wildcardParams: z.array(z.string()).optional(),
});

/** What a handler said that it got; nothing for an answer that no handler gave. */
function handledOf(answer: Answer | NoAnswer) {
  return 'status' in answer && answer.status === 200
    ? answerSchema.parse(JSON.parse(answer.body))
    : undefined;
}

/** The sample's requests, and which file answered each. */
function tableOf({ requests, recording, name }: ShownSample): RootContent {
  const rows = requests.map(({ id, method, target }): PhrasingContent[][] => {
    const answer = recording?.answers[id];
    if (!answer)
      throw new Error(`has no response to "${id}". Record it: npm run samples -- ${name} --record`);
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

/** Where the explorer begins. */
function exampleOf(sample: ShownSample, wanted: string) {
  const request = sample.requests.find(({ id }) => id === wanted);
  if (!request) {
    const ids = sample.requests.map(({ id }) => id);
    throw new Error(`begins with the request "${wanted}". ${available('requests', wanted, ids)}`);
  }
  const files = sample.files
    .filter((file) => file.startsWith('api/'))
    .map((file) => {
      const source = fs.readFileSync(path.join(sample.dir, file), 'utf8');
      return { path: file, methods: [...source.matchAll(HANDLER)].map(([, method]) => method) };
    });
  return { files, method: request.method, target: request.target, bun: '1.3' };
}

/**
 * `<RouteExplorer name="…" request="…" />`: what the sample's requests led to, which is read without scripts, too, and the explorer
 * that begins with the sample's files and one of the requests.
 *
 * @param module absolute path of the module that exports the component.
 */
export function routeExplorer(module: string): KnownElement {
  return pageElement({
    attributes: z.strictObject({ name: z.string(), request: z.string() }),
    render({ name, request }, page) {
      const sample = page.sampleOf(name);
      page.importNames(['RouteExplorer'], module);
      return {
        blocks: [element('RouteExplorer', { example: exampleOf(sample, request) }, [tableOf(sample)])],
      };
    },
  });
}
