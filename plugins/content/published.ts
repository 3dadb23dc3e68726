import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Located } from './located.ts';
import { parseLocated } from './located.ts';

/** Name of the file, in the folder of all pages, that lists what has been published: addresses, and the anchors of each. */
export const PUBLISHED_FILE = '_anchors.json';

const schema = z.record(z.string(), z.array(z.string()));

export type Published = Readonly<Record<string, readonly string[]>>;

/**
 * The anchors of each page that has been published, by its address: readers have links to them. Nothing where there is no
 * list.
 *
 * @throws when the list is not as `npm run anchors` writes it.
 */
export function readPublished(docsDir: string): { published: Published; lineOf: Located['lineOf'] } {
  const file = path.join(docsDir, PUBLISHED_FILE);
  if (!fs.existsSync(file)) return { published: {}, lineOf: () => 1 };
  const parsed = parseLocated(file, fs.readFileSync(file, 'utf8'), 1);
  if (!parsed.ok) throw new Error(parsed.diagnostics.join('\n'));
  return { published: schema.parse(parsed.value.data), lineOf: parsed.value.lineOf };
}
