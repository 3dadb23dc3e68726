import fs from 'node:fs';
import path from 'node:path';
import { type HttpRequest, parseHttpFile } from './httpFile.ts';
import type { Recording } from './recording.ts';
import { readSettings, type SampleSettings } from './settings.ts';

export interface Sample {
  /** Path below the folder of all samples. */
  name: string;
  dir: string;
  settings: SampleSettings;
  /** Those of the partner for a sample with the setting `pair`. */
  requests: HttpRequest[];
  recording: Recording | undefined;
}

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

/** @throws for an invalid file, with file and line. */
export function readSample(root: string, name: string): Sample {
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
