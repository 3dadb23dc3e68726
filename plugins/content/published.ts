import path from 'node:path';
import { z } from 'zod';
import { type JsonFile, readJson } from './located.ts';

/** In the folder of all pages: published addresses with their anchors. */
export const PUBLISHED_FILE = '_anchors.json';

const schema = z.record(
  z.string(),
  z.array(z.string(), 'expected a list of anchors, as `npx tsx scripts/anchors` writes it'),
  'expected lists of anchors by address, as `npx tsx scripts/anchors` writes them',
);

export type Published = Readonly<Record<string, readonly string[]>>;

/** Published anchors by route; empty without a valid list. */
export const readPublished = (docsDir: string): JsonFile<Published> =>
  readJson<Published>(path.join(docsDir, PUBLISHED_FILE), schema, { absent: {} });
