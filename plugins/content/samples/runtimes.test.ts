import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { readPackageVersion, readVersions } from './runtimes.ts';

let samples: string;

const write = (manifest: object) =>
  fs.writeFileSync(path.join(samples, 'package.json'), JSON.stringify(manifest));

beforeEach(() => {
  samples = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));
});

afterEach(() => fs.rmSync(samples, { recursive: true, force: true }));

test('versions are those of the given site', () => {
  const devDependencies = {
    'bun-minimum': 'npm:bun@8.1.2',
    'bun-primary': 'npm:bun@8.2.3',
    'bun-latest': 'npm:bun@8.3.4',
  };
  write({ dependencies: { 'burger-api': '7.8.9', express: '4.5.6' }, devDependencies });
  expect(readVersions(samples)).toEqual({
    framework: '7.8.9',
    bun: { minimum: '8.1.2', primary: '8.2.3', latest: '8.3.4' },
  });
  expect(readPackageVersion(samples, 'express')).toBe('4.5.6');
});

test('a missing file and a missing version are named', () => {
  expect(() => readVersions(samples)).toThrow('needs samples/package.json');
  write({ dependencies: {} });
  expect(() => readVersions(samples)).toThrow('the version of "burger-api"');
});
