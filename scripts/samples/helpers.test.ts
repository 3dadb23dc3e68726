import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { listSamples } from '../../plugins/content/samples/discover.ts';
import { SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';

/** The texts of a helper in all samples that have it; a tutorial grows its own, step by step. */
function textsOf(helper: string): string[] {
  return listSamples(SAMPLES_DIR)
    .filter((name) => !name.startsWith('tutorials/'))
    .map((name) => path.join(SAMPLES_DIR, name, helper))
    .filter((file) => fs.existsSync(file))
    .map((file) => fs.readFileSync(file, 'utf8'));
}

test.each(['auth.ts', 'safe.ts'])('readers meet one %s, wherever it is shown', (helper) => {
  const texts = textsOf(helper);
  expect(texts.length).toBeGreaterThan(1);
  expect(new Set(texts).size).toBe(1);
});
