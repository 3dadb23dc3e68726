import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const schema = z.strictObject({
  /** Names of the samples that run in the page. */
  runs: z.array(z.string()),
  /** Why the others don't, by name: for maintainers. */
  others: z.record(z.string(), z.string()),
});

/** Samples that run in the page, as determined by trial runs of `npm run samples`. */
export type InPage = z.infer<typeof schema>;

export const inPageFile = (samples: string): string => path.join(samples, 'inPage.json');

/** @returns none for a site without samples. */
export function readInPage(samples: string): InPage {
  const file = inPageFile(samples);
  if (!fs.existsSync(file)) return { runs: [], others: {} };
  return schema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}
