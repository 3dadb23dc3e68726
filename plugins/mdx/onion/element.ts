import { z } from 'zod';
import { available } from '../../content/diagnostic.ts';
import { type KnownElement, pageElement } from '../elements.ts';
import { element } from '../nodes.ts';
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
 * `<OnionView name="…" requests="…" caption="…" />`: what the sample printed for these requests, the order in which its layers ran.
 *
 * @param module absolute path of the module that exports the component.
 */
export function onionView(module: string): KnownElement {
  return pageElement({
    attributes: z.strictObject({ name: z.string(), requests: z.string(), caption: z.string() }),
    render({ name, requests, caption }, page) {
      const sample = page.sampleOf(name);
      const runs = runsOf(sample);
      const ids = sample.requests.map(({ id }) => id);
      const chosen = requests.split(/\s+/).map((wanted) => {
        const run = runs[ids.indexOf(wanted)];
        if (!run) throw new Error(`shows the request "${wanted}". ${available('requests', wanted, ids)}`);
        return run;
      });
      page.importNames(['OnionView'], module);
      return { blocks: [element('OnionView', { caption, runs: chosen })] };
    },
  });
}
