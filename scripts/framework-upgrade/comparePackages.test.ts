import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { comparePackages, messagesOf } from './comparePackages.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'packages-'));

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

function packageWith(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name, file)), { recursive: true });
    fs.writeFileSync(path.join(root, name, file), text);
  }
  return path.join(root, name);
}

test('files that differ are named with their difference, and texts for people that came and went', () => {
  const before = packageWith('before', {
    'package.json': '{ "version": "1.0.0", "engines": { "bun": ">=1.3.0" } }',
    'README.md': 'Words',
    'dist/same.js': 'export const same = 1;\n',
    'dist/gone.js': 'export {};\n',
    'dist/index.js': "console.log('Server stopped.');\n",
  });
  const after = packageWith('after', {
    'package.json': '{ "version": "2.0.0", "engines": { "bun": ">=1.4.0" } }',
    'README.md': 'Other words',
    'dist/same.js': 'export const same = 1;\n',
    'dist/added.js': 'export {};\n',
    'dist/index.js': "console.log('The server has stopped.');\n",
    'node_modules/zod/index.js': 'export {};\n',
  });
  const { files, messages } = comparePackages(before, after);
  expect(files.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'dist/added.js added',
    'dist/gone.js gone',
    'dist/index.js changed',
    'package.json changed',
  ]);
  expect(files.at(-1)?.diff).toContain('+    "bun": ">=1.4.0"');
  expect(files.at(-1)?.diff).not.toContain('2.0.0');
  expect(messages).toEqual({ added: ['The server has stopped.'], gone: ['Server stopped.'] });
  expect(comparePackages(before, before)).toEqual({ files: [], messages: { added: [], gone: [] } });
});

test('texts for people are strings and parts of templates with several words, and paths', () => {
  const template = ['`Failed to load $', '{name}: no such file\\nTry again`'].join('');
  const source = `f('text/html', '/', '/docs', 'Not Found', ${template}); // A comment`;
  expect(messagesOf(source)).toEqual(['/docs', 'Not Found', 'Failed to load', ': no such file', 'Try again']);
  expect(messagesOf('no program {')).toEqual([]);
});
