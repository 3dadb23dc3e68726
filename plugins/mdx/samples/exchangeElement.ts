import { z } from 'zod';
import { type KnownElement, pageElement } from '../elements.ts';
import { element } from '../nodes.ts';
import type { ProgramFrames } from './programFrame.ts';

/** `<Exchange title="…">…</Exchange>`: a request of no sample, with its response. */
export const exchangeElement = (frames: ProgramFrames): KnownElement =>
  pageElement({
    attributes: z.strictObject({
      title: z.string().min(1),
      method: z.string().optional(),
      address: z.string().optional(),
      status: z.string().optional(),
    }),
    render(given, page, body) {
      frames.importExchange(page);
      return {
        blocks: [element('Exchange', given, body('page'))],
        markdown: () => [element('Exchange', given, body('markdown'))],
      };
    },
  });
