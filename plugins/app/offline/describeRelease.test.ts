import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { describeRelease } from './describeRelease.ts';

test('a document without a list of scripts is an error that names the list', () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  try {
    fs.writeFileSync(path.join(outDir, 'offline.html'), '<title>Offline</title>');
    expect(() => describeRelease({ outDir, base: '/', titles: new Map(), shell: [] })).toThrow(
      'The pages have no list of scripts',
    );
  } finally {
    fs.rmSync(outDir, { recursive: true });
  }
});
