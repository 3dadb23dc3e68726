import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { listSamples, readSample } from '../../plugins/content/samples/discover.ts';
import { runOf } from '../../plugins/content/samples/recording.ts';
import { readSettings } from '../../plugins/content/samples/settings.ts';
import { readClaims, searchedText } from './claims.ts';

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
function samplesWithoutPage(samples: string, docs: string, names: readonly string[]): string[] {
  const sources = fs
    .readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(docs, file), 'utf8'));
  const shown = new Set(names.filter((name) => isNamed(name, sources)));
  const partners = [...shown].map((name) => readSettings(path.join(samples, name)).pair?.with);
  return names.filter((name) => !shown.has(name) && !partners.includes(name));
}

const claims = readClaims(path.resolve('samples'));

/** Source of a page of the site. */
function readPage(page: string): string {
  const file = [`docs${page}.mdx`, `docs${page}/index.mdx`].find((name) => fs.existsSync(name));
  if (!file) throw new Error(`samples/claims.json: there is no page ${page}`);
  return fs.readFileSync(file, 'utf8');
}

/** Samples that no page shows prove nothing to readers. */
const hidden = samplesWithoutPage(path.resolve('samples'), path.resolve('docs'), listSamples('samples'));

test('every sample has a page that shows it', () => {
  expect(hidden).toEqual([]);
});

/** The letter of an id names the review that found the statement. */
const letters = new Set(claims.map(({ id }) => id.charAt(0)));

test.each([...letters])('the ids of %s count from 1 without a gap', (letter) => {
  const ids = claims.map(({ id }) => id).filter((id) => id.startsWith(letter));
  expect(ids).toEqual(ids.map((_, index) => `${letter}${index + 1}`));
});

describe.each(claims)('$id: $claim', ({ proofs }) => {
  test.each(proofs)('is disproved', (shown) => {
    if ('page' in shown) {
      expect(readPage(shown.page)).toContain(shown.sentence);
      return;
    }
    const { sample, request, runtime, shows, lacks } = shown;
    expect(hidden, `a page shows ${sample}`).not.toContain(sample);
    const { recording } = readSample('samples', sample);
    if (!recording) throw new Error(`${sample} has no recording`);
    const text = searchedText({ ...runOf(recording, runtime), types: recording.types }, request);
    expect(text).toContain(shows);
    if (lacks) expect(text).not.toContain(lacks);
  });
});
