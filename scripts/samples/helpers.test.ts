import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { listSamples } from '../../plugins/content/samples/discover.ts';
import { SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';

/** Where a helper grows on the page: from step to step of a tutorial, and where an error format is added to it. */
const GROWS = /^(?:tutorials|exercises)\/|^errors\/one-format$/;

/** The texts of a helper in all samples that show it as it is. */
function textsOf(helper: string): string[] {
  return listSamples(SAMPLES_DIR)
    .filter((name) => !GROWS.test(name))
    .map((name) => path.join(SAMPLES_DIR, name, helper))
    .filter((file) => fs.existsSync(file))
    .map((file) => fs.readFileSync(file, 'utf8'));
}

test.each(['auth.ts', 'safe.ts', 'file-path.ts'])('readers meet one %s, wherever it is shown', (helper) => {
  const texts = textsOf(helper);
  expect(texts.length).toBeGreaterThan(1);
  expect(new Set(texts).size).toBe(1);
});
