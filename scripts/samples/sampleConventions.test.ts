/** Conventions of the code in `samples/`: for one thing, readers meet the same helper everywhere. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { listSamples } from '../../plugins/content/samples/discover.ts';
import { SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { listBelow } from '../../plugins/content/sourceFiles.ts';

/** Samples in which a helper may differ: it grows over the steps of a tutorial, and where an error format is added. */
const MAY_DIFFER = /^(?:tutorials|exercises)\/|^errors\/one-format$/;

/** Texts of a helper in all samples in which it must be the same. */
function textsOf(helper: string): string[] {
  return listSamples(SAMPLES_DIR)
    .filter((name) => !MAY_DIFFER.test(name))
    .map((name) => path.join(SAMPLES_DIR, name, helper))
    .filter((file) => fs.existsSync(file))
    .map((file) => fs.readFileSync(file, 'utf8'));
}

test.each(['auth.ts', 'safe.ts', 'file-path.ts', 'rate-limit.ts'])(
  'readers meet one %s, wherever it is shown',
  (helper) => {
    const texts = textsOf(helper);
    expect(texts.length).toBeGreaterThan(1);
    expect(new Set(texts).size).toBe(1);
  },
);

/** Programs of samples: path below the folder of all samples, and text. */
const programs = listSamples(SAMPLES_DIR).flatMap((name) => {
  const dir = path.join(SAMPLES_DIR, name);
  return listBelow(dir)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file: `${name}/${file}`, text: fs.readFileSync(path.join(dir, file), 'utf8') }));
});

test('no program reads a form without a catch: a body of another type would be a 500', () => {
  const reading = programs.filter(({ text }) => text.includes('.formData()'));
  expect(reading.length).toBeGreaterThan(3);
  const uncaught = reading.filter(({ text }) => /\.formData\(\)(?!\s*\.catch\()/.test(text));
  expect(uncaught.map(({ file }) => file)).toEqual([]);
});

test('a handler for GET and HEAD has its schema for both: each method is looked up by itself', () => {
  const shared = programs.filter(({ text }) => /\bGET as HEAD\b/.test(text));
  expect(shared.length).toBeGreaterThan(3);
  const forGetOnly = shared.filter(
    ({ text }) => /\bschema = \{\s*get\b/.test(text) && !/\bhead: \{/.test(text),
  );
  expect(forGetOnly.map(({ file }) => file)).toEqual([]);
});

test('the tutorials change a part of a record by PATCH: none exports PUT', () => {
  const routes = programs.filter(({ file }) => /^(?:tutorials|exercises)\/.+\/route\.ts$/.test(file));
  const exporting = (method: string) =>
    routes.filter(({ text }) => new RegExp(`^export .*\\b${method}\\b`, 'm').test(text));
  const tutorials = exporting('PATCH').map(({ file }) => file.split('/')[1]);
  expect(new Set(tutorials)).toEqual(new Set(['blog-api', 'production', 'todo-api']));
  expect(exporting('PUT').map(({ file }) => file)).toEqual([]);
});
