import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { fillTemplate } from './fillTemplate.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'template-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));

test('a template takes values as they are; a name without a value is an error with the file', () => {
  const file = path.join(dir, 'server.conf');
  fs.writeFileSync(file, 'listen {{port}};\nmap $uri "^\\d{4}" {{to}};\n');
  expect(fillTemplate(file, { port: '80', to: '$1$&' })).toBe('listen 80;\nmap $uri "^\\d{4}" $1$&;\n');
  expect(() => fillTemplate(file, { port: '80' })).toThrow('server.conf needs a value for "to"');
});
