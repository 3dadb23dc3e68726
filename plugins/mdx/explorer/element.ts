import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { available } from '../../content/diagnostic.ts';
import type { Answer, NoAnswer } from '../../content/samples/recording.ts';
import { type KnownElement, pageElement } from '../elements.ts';
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

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

/** What a handler said that it got; nothing for an answer that no handler gave. */
function handledOf(answer: Answer | NoAnswer) {
  return 'status' in answer && answer.status === 200
    ? answerSchema.parse(JSON.parse(answer.body))
    : undefined;
}

/** The sample's requests, and which file answered each. */
function tableOf({ requests, recording, name }: ShownSample): string {
  const rows = requests.map(({ id, method, target }) => {
    const answer = recording?.answers[id];
    if (!answer)
      throw new Error(`has no response to "${id}". Record it: npm run samples -- ${name} --record`);
    const handled = handledOf(answer);
    const values =
      handled && [handled.params, handled.wildcardParams ?? []].map((value) => JSON.stringify(value));
    const given = values
      ?.filter((value) => value !== '{}' && value !== '[]')
      .map(code)
      .join(', ');
    return `| ${code(`${method} ${target}`)} | ${handled ? code(handled.file) : statusOf(answer)} | ${given || 'nothing'} |`;
  });
  return ['| Request | Who answers | Handler gets |', '| --- | --- | --- |', ...rows].join('\n');
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
      const example = JSON.stringify(exampleOf(sample, request));
      page.importNames(['RouteExplorer'], module);
      return {
        blocks: [`<RouteExplorer example={${example}}>\n\n${tableOf(sample)}\n\n</RouteExplorer>`],
      };
    },
  });
}
