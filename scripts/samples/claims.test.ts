/** Claims, false statements about the framework: each is disproved by a recording or a sentence that readers see. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { z } from 'zod';
import { listSamples, readSample, readSettings } from '../../plugins/content/samples/discover.ts';
import { runOf } from '../../plugins/content/samples/recording.ts';

/** True when an element of a page names the sample; `Step` names a tutorial and a step. */
function isNamed(name: string, sources: readonly string[]): boolean {
  const [, tutorial, step] = /^tutorials\/([^/]+)\/([^/]+)$/.exec(name) ?? [];
  const marks = tutorial
    ? [`<Step tutorial="${tutorial}" step="${step}"`]
    : [` name="${name}"`, ` sample="${name}"`];
  return sources.some((source) => marks.some((mark) => source.includes(mark)));
}

/**
 * Samples that readers do not see.
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

/** A recorded run of a sample that the site shows, or a sentence of the site. */
const proof = z.union([
  z.strictObject({
    sample: z.string(),
    /** Id of one of its requests; without one the whole run proves it. */
    request: z.string().optional(),
    runtime: z.enum(['minimum', 'primary', 'latest']).default('primary'),
    /** JSON text that the recorded answer, or run, contains. */
    shows: z.string().min(1),
    /** Text that it does not contain. */
    lacks: z.string().min(1).optional(),
  }),
  z.strictObject({
    /** Address of the page. */
    page: z.string().startsWith('/'),
    /** As it is in the page's source. */
    sentence: z.string().endsWith('.'),
  }),
]);

/** `samples/claims.json`: false statements about the framework, with proofs. */
const schema = z.array(
  z.strictObject({
    id: z.string().regex(/^[A-Z]\d+$/),
    claim: z.string(),
    truth: z.string(),
    proofs: z.array(proof).min(1),
  }),
);

const claims = schema.parse(JSON.parse(fs.readFileSync('samples/claims.json', 'utf8')));

/** Source of a page of the site. */
function readPage(page: string): string {
  const file = ['.mdx', '.md', '/index.mdx']
    .map((end) => `docs${page}${end}`)
    .find((name) => fs.existsSync(name));
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
    const run = { ...runOf(recording, runtime), types: recording.types };
    const text = JSON.stringify(request ? run.answers[request] : run) ?? '';
    expect(text).toContain(shows);
    if (lacks) expect(text).not.toContain(lacks);
  });
});
