import fs from 'node:fs';
import path from 'node:path';
import { readSettings } from '../../plugins/content/samples/settings.ts';

/** True when an element of a page names the sample; a step has a tutorial's name and its own. */
function isNamed(name: string, sources: readonly string[]): boolean {
  const [, tutorial, step] = /^tutorials\/([^/]+)\/([^/]+)$/.exec(name) ?? [];
  const marks = tutorial
    ? [`<Step tutorial="${tutorial}" step="${step}"`]
    : [` name="${name}"`, ` sample="${name}"`];
  return sources.some((source) => marks.some((mark) => source.includes(mark)));
}

/**
 * Which samples readers see.
 *
 * @param samples absolute path of the folder of all samples.
 * @param docs absolute path of the folder of the pages.
 * @param names of the samples.
 * @returns those that no page shows.
 */
export function samplesWithoutPage(samples: string, docs: string, names: readonly string[]): string[] {
  const sources = fs
    .readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(docs, file), 'utf8'));
  const shown = new Set(names.filter((name) => isNamed(name, sources)));
  const partners = [...shown].map((name) => readSettings(path.join(samples, name)).pair?.with);
  return names.filter((name) => !shown.has(name) && !partners.includes(name));
}
