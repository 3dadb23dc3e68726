import path from 'node:path';
import { z } from 'zod';
import { type JsonFile, readJson } from './located.ts';

/** Name of the file, in the folder of all pages, that lists what has been published: addresses, and the anchors of each. */
export const PUBLISHED_FILE = '_anchors.json';

const schema = z.record(
  z.string(),
  z.array(z.string(), 'expected a list of anchors, as `npx tsx scripts/anchors` writes it'),
  'expected lists of anchors by address, as `npx tsx scripts/anchors` writes them',
);

export type Published = Readonly<Record<string, readonly string[]>>;

/**
 * The anchors of each page that has been published, by its address: readers have links to them. Nothing where there is no
 * list, or where it is not as `npx tsx scripts/anchors` writes it.
 */
export const readPublished = (docsDir: string): JsonFile<Published> =>
  readJson<Published>(path.join(docsDir, PUBLISHED_FILE), schema, { absent: {} });
