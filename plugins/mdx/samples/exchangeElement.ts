import { z } from 'zod';
import { pageElement } from '../elements.ts';
import { element } from '../nodes.ts';

/** `<Exchange title="…">…</Exchange>`: a request of no sample, with its response. */
export const exchange = pageElement(
  z.strictObject({
    title: z.string().min(1),
    method: z.string().optional(),
    address: z.string().optional(),
    status: z.string().optional(),
  }),
  (given, _page, body) => ({
    blocks: [element('Exchange', given, body('page'))],
    markdown: () => [element('Exchange', given, body('markdown'))],
  }),
);
