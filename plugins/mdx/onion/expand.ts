import { available } from '../../content/diagnostic.ts';
import { dataExpression } from '../dataExpression.ts';
import { createExpansion } from '../expandElement.ts';
import { statusOf } from '../samples/answer.ts';
import type { ShownSample } from '../samples/read.ts';
import { readTrace } from './trace.ts';

/** What ran for all requests of a sample. */
function runsOf({ name, requests, recording }: ShownSample) {
  if (!recording) throw new Error(`has no recording. Record it: npm run samples -- ${name} --record`);
  const traced = requests.map(({ id, title, method, target }) => {
    const answer = recording.answers[id];
    if (!answer)
      throw new Error(`has no response to "${id}". Record it: npm run samples -- ${name} --record`);
    return { title, method, target, status: statusOf(answer) };
  });
  return readTrace(recording.stdout, traced);
}

/**
 * Replaces every `<OnionView name="…" requests="…" caption="…" />` of a page by what the sample printed for these requests: the order
 * in which its layers ran.
 *
 * @param source MDX of the page.
 * @param file absolute path of the page.
 */
export const expandOnions = createExpansion(
  { element: 'OnionView', attributes: ['requests', 'caption'] },
  (sample, { requests = '', caption = '' }) => {
    const runs = runsOf(sample);
    const ids = sample.requests.map(({ id }) => id);
    const chosen = requests.split(/\s+/).map((wanted) => {
      const run = runs[ids.indexOf(wanted)];
      if (!run) throw new Error(`shows the request "${wanted}". ${available('requests', wanted, ids)}`);
      return run;
    });
    return `<OnionView caption={${JSON.stringify(caption)}} runs=${dataExpression(chosen)} />`;
  },
);
