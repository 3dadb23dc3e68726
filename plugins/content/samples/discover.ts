import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { requireJson } from '../located.ts';
import { parseHttpFile } from './httpFile.ts';
import type { Recording } from './recording.ts';

const settingsSchema = z.strictObject({
  /** Environment variables in addition to `PORT`. */
  env: z.record(z.string(), z.string()).default({}),
  /** Additional environment variables for recordings, such as small limits. */
  recordingEnv: z.record(z.string(), z.string()).default({}),
  /** A command that ends, in place of a server; `bun` is the runtime under test. */
  command: z.array(z.string()).min(1).optional(),
  /** Lower-case names of response headers that are recorded in addition to the usual ones. */
  headers: z.array(z.string()).default([]),
  /** `fail`: type errors are recorded. */
  types: z.enum(['pass', 'fail']).default('pass'),
  /** Equivalent of a program in this framework: same requests, same responses. */
  pair: z
    .strictObject({
      with: z.string(),
      /** Names of the other framework and this one. */
      labels: z.tuple([z.string(), z.string()]),
      package: z.string(),
      /** Reasons for different responses, by request id, in Markdown. */
      differs: z.record(z.string(), z.string()).default({}),
    })
    .optional(),
});

/** `name` is the path below the folder of all samples. The requests are those of the partner for a sample of a pair. */
export type Sample = ReturnType<typeof readSample>;

/** Files of a sample that are not part of its program. */
export const META_FILES: ReadonlySet<string> = new Set(['requests.http', 'recording.json', 'sample.json']);

/** A folder with one of these files is a sample. */
const SAMPLE_FILES = ['index.ts', 'sample.json'];

export function isSample(root: string, name: string): boolean {
  return (
    /^[^./\\][^\\]*$/.test(name) &&
    !name.split('/').includes('..') &&
    SAMPLE_FILES.some((file) => fs.existsSync(path.join(root, name, file)))
  );
}

export function listSamples(root: string, below = ''): string[] {
  const entries = fs.readdirSync(path.join(root, below), { withFileTypes: true });
  if (below && entries.some(({ name }) => SAMPLE_FILES.includes(name))) return [below];
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap(({ name }) => listSamples(root, below ? `${below}/${name}` : name))
    .sort();
}

/** Settings from the optional `sample.json`. @throws for an invalid file, with its path and the fix. */
export const readSettings = (dir: string) =>
  requireJson('The sample', path.join(dir, 'sample.json'), settingsSchema, {
    absent: settingsSchema.parse({}),
  });

/** @throws for an invalid file, with file and line. */
export function readSample(root: string, name: string) {
  const dir = path.join(root, name);
  const settings = readSettings(dir);
  const asked = settings.pair?.with ?? name;
  const requests = path.join(root, asked, 'requests.http');
  const recording = path.join(dir, 'recording.json');
  return {
    name,
    dir,
    settings,
    requests: fs.existsSync(requests)
      ? parseHttpFile(fs.readFileSync(requests, 'utf8'), `samples/${asked}/requests.http`)
      : [],
    recording: fs.existsSync(recording)
      ? (JSON.parse(fs.readFileSync(recording, 'utf8')) as Recording)
      : undefined,
  };
}
