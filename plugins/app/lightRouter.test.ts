import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { withoutDisplayNames } from './lightRouter.ts';

test('no component of react-router has a name for developer tools, whose assignment would count as a use', () => {
  const folder = path.dirname(createRequire(import.meta.url).resolve('react-router'));
  const modules = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  const assignment = /^\w+\.displayName = /m;
  expect(modules.some((code) => assignment.test(code))).toBe(true);
  for (const code of modules) expect(withoutDisplayNames(code)).not.toMatch(assignment);
});
