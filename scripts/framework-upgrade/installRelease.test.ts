import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { installRelease } from './installRelease.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

test('an unknown release is refused with the fix', () => {
  expect(() => installRelease(root)).toThrow(`${root} is no package of the framework: name a version`);
  fs.writeFileSync(path.join(root, 'package.json'), '{ "name": "burger", "version": "1.0.0" }');
  expect(() => installRelease(root)).toThrow(`${root} is no package of the framework: name a version`);
});
