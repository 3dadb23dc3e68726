import { z } from 'zod';
import { available } from '../../content/diagnostic.ts';
import { pageElement } from '../elements.ts';
import { element } from '../nodes.ts';
import { statusOf } from '../samples/answer.ts';
import type { ShownSample } from '../samples/read.ts';
import { exchangeOf } from '../samples/recorded.ts';
import { readTrace } from './trace.ts';

function runsOf(sample: ShownSample) {
  const traced = sample.requests.map(({ id, title, method, target }) => {
    const { answer } = exchangeOf(sample, id);
    return { title, method, target, status: statusOf(answer) };
  });
  return readTrace(sample.recording?.stdout ?? [], traced);
}

/** `<OnionView name="…" requests="…" caption="…" />`: the output of the sample for these requests, in the order in which its layers ran. */
export const onionView = pageElement(
  z.strictObject({ name: z.string(), requests: z.string(), caption: z.string() }),
  ({ name, requests, caption }, page) => {
    const sample = page.sampleOf(name);
    const runs = runsOf(sample);
    const ids = sample.requests.map(({ id }) => id);
    const chosen = requests.split(/\s+/).map((wanted) => {
      const run = runs[ids.indexOf(wanted)];
      if (!run) throw new Error(`shows the request "${wanted}". ${available('requests', wanted, ids)}`);
      return run;
    });
    return { blocks: [element('OnionView', { caption, runs: chosen })] };
  },
);
