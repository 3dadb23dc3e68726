import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Diagnostic } from './diagnostic.ts';
import { diagnosticsOf, type Located, parseLocated } from './located.ts';

/** Name of the file, in the folder of all pages, that lists what has been published: addresses, and the anchors of each. */
export const PUBLISHED_FILE = '_anchors.json';

const schema = z.record(
  z.string(),
  z.array(z.string(), 'expected a list of anchors, as `npx tsx scripts/anchors` writes it'),
  'expected lists of anchors by address, as `npx tsx scripts/anchors` writes them',
);

export type Published = Readonly<Record<string, readonly string[]>>;

/** The list of what was published, and what is wrong with it. */
export interface PublishedList {
  published: Published;
  lineOf: Located['lineOf'];
  diagnostics: readonly Diagnostic[];
}

/**
 * The anchors of each page that has been published, by its address: readers have links to them. Nothing where there is no
 * list, or where it is not as `npx tsx scripts/anchors` writes it.
 */
export function readPublished(docsDir: string): PublishedList {
  const file = path.join(docsDir, PUBLISHED_FILE);
  const nothing = { published: {}, lineOf: () => 1 };
  if (!fs.existsSync(file)) return { ...nothing, diagnostics: [] };
  const parsed = parseLocated(file, fs.readFileSync(file, 'utf8'), 1);
  if (!parsed.ok) return { ...nothing, diagnostics: parsed.diagnostics };
  const { data, lineOf } = parsed.value;
  const result = schema.safeParse(data);
  if (!result.success) return { ...nothing, diagnostics: diagnosticsOf(file, parsed.value, result.error) };
  return { published: result.data, lineOf, diagnostics: [] };
}
