import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { installRelease } from './installRelease.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

test('an unknown release is refused with the fix', () => {
  expect(() => installRelease(root)).toThrow(`${root} has no package.json: name the folder of a package`);
  fs.writeFileSync(path.join(root, 'package.json'), '{ "name": "burger" }');
  expect(() => installRelease(root)).toThrow(
    `${path.join(root, 'package.json')} is of the package "burger": name a folder whose package is burger-api.`,
  );
  expect(() => installRelease('--global')).toThrow('"--global" is neither a version');
});
