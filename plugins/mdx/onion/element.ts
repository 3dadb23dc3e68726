import { z } from 'zod';
import { pageElement } from '../elements.ts';
import { element } from '../nodes.ts';
import { statusOf } from '../samples/answer.ts';
import { exchangeOf } from '../samples/recorded.ts';
import { words } from '../samples/text.ts';
import { readTrace } from './trace.ts';

/** `<OnionView name="…" requests="…" caption="…" />`: the output of the sample for these requests, in the order in which its layers ran. */
export const onionView = pageElement(
  z.strictObject({ name: z.string(), requests: z.string(), caption: z.string() }),
  ({ name, requests, caption }, page) => {
    const sample = page.sampleOf(name);
    const traced = sample.requests.map(({ id, title, method, target }) => ({
      title,
      method,
      target,
      status: statusOf(exchangeOf(sample, id).answer),
    }));
    const runs = readTrace(sample.recording?.stdout ?? [], traced);
    const placeOf = (id: string) => sample.requests.indexOf(exchangeOf(sample, id).request);
    return {
      blocks: [element('OnionView', { caption, runs: words(requests).map((id) => runs[placeOf(id)]) })],
    };
  },
);
