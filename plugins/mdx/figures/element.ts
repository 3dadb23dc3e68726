import path from 'node:path';
import { z } from 'zod';
import { available } from '../../content/diagnostic.ts';
import { listSamples, readSample } from '../../content/samples/discover.ts';
import type { Recording } from '../../content/samples/recording.ts';
import { RUNTIMES } from '../../content/samples/runtimes.ts';
import { type PageContext, pageElement } from '../elements.ts';
import { element } from '../nodes.ts';
import { readCode } from '../samples/read.ts';
import { countLines } from '../samples/text.ts';

/** Lines of one file of two samples: `of` is `sample/index.ts other/index.ts`. */
function linesOf(of: string, page: PageContext) {
  const counts = of.split(/\s+/).map((entry) => {
    const [, name = '', file = ''] = /^([\w-]+\/[\w-]+)\/(.+)$/.exec(entry) ?? [];
    const sample = page.sampleOf(name);
    if (!sample.files.includes(file))
      throw new Error(`counts the lines of "${file}". ${available('files', file, sample.files)}`);
    return countLines(readCode(sample, file));
  });
  const [value, against] = counts.map(String);
  if (value === undefined || against === undefined)
    throw new Error(`has of="${of}": name two files, such as "home/order/index.ts other/app/index.ts".`);
  return { value, against };
}

/** Recordings of all executed programs in this framework, without those of other frameworks and compiler messages. */
const recordingsOf = (page: PageContext): Recording[] =>
  page.once('recordings', () =>
    listSamples(page.samples).flatMap((name) => {
      const { dir, settings, recording } = readSample(page.samples, name);
      // A new sample beside it changes the count.
      page.dependOnFolder(path.dirname(dir));
      if (!recording || recording.types || settings.pair) return [];
      return [recording];
    }),
  );

/** A figure, and the one that it is compared with. */
const COUNTS = {
  lines: linesOf,
  programs: (_of: string, page: PageContext) => ({
    value: String(recordingsOf(page).length),
    against: String(RUNTIMES.length),
  }),
  responses: (_of: string, page: PageContext) => ({
    value: String(recordingsOf(page).reduce((sum, { answers }) => sum + Object.keys(answers).length, 0)),
  }),
};

/**
 * `<Figure count="lines" of="sample/index.ts other/index.ts">` … `</Figure>`: a figure that the build counts, with words below it.
 * `programs` counts the recorded samples, compared with the number of runtime releases that they ran on; `responses` counts
 * the responses of these samples.
 */
export const figure = pageElement(
  z.strictObject({
    count: z.enum(Object.keys(COUNTS) as (keyof typeof COUNTS)[]),
    of: z.string().default(''),
  }),
  ({ count, of }, page, body) => {
    const counted = COUNTS[count](of, page);
    return {
      blocks: [element('Figure', { count, ...counted }, body('page'))],
      markdown: () => [element('Figure', { count, ...counted }, body('markdown'))],
    };
  },
);
