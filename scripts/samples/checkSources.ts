/**
 * `samples/sources.json`: hashes of the files that recordings were written from. A recording is of all releases of Bun and of the
 * page, so that a sample whose files are the recorded ones needs one of them with each change.
 */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { requireJson } from '../../plugins/content/located.ts';
import { readSettings } from '../../plugins/content/samples/discover.ts';
import { digestOf } from '../../plugins/engine/cacheDigest.ts';

/** Hash of a sample: its files, and the requests of the other half of a pair. */
function hashOf(root: string, name: string): string {
  const { pair } = readSettings(path.join(root, name));
  const sources = [name, ...(pair ? [`${pair.with}/requests.http`] : [])];
  return digestOf(root, sources, (file) => file.endsWith('/recording.json'));
}

/** @returns a description of the failure; undefined without one. */
export function checkSources(root: string, names: readonly string[], record: boolean): string | undefined {
  const file = path.join(root, 'sources.json');
  const recorded = requireJson('The list of sources', file, z.record(z.string(), z.string()));
  const found = Object.fromEntries(names.map((name) => [name, hashOf(root, name)]));
  if (record) {
    const entries = Object.entries({ ...recorded, ...found }).sort(([a], [b]) => (a < b ? -1 : 1));
    const left = entries.filter(([name]) => fs.existsSync(path.join(root, name)));
    fs.writeFileSync(file, `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`);
    return undefined;
  }
  const changed = names.filter((name) => recorded[name] !== found[name]);
  return changed.length > 0
    ? `These were changed since they were recorded: ${changed.join(', ')}. Record them on all releases of Bun: npm run samples -- ${changed.join(' ')} --record`
    : undefined;
}
