import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { compareMessages, messagesOf } from './compareMessages.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'packages-'));

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

function packageWith(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name, file)), { recursive: true });
    fs.writeFileSync(path.join(root, name, file), text);
  }
  return path.join(root, name);
}

test('texts for people that came and went are those of the programs', () => {
  const before = packageWith('before', { 'dist/index.js': "console.log('Server stopped.');\n" });
  const after = packageWith('after', {
    'README.md': 'Other words',
    'dist/index.js': "console.log('The server has stopped.');\n",
    'node_modules/zod/index.js': "console.log('Not its own.');\n",
  });
  expect(compareMessages(before, after)).toEqual({
    added: ['The server has stopped.'],
    gone: ['Server stopped.'],
  });
  expect(compareMessages(before, before)).toEqual({ added: [], gone: [] });
});

test('texts for people are strings and parts of templates with several words, and paths', () => {
  const template = ['`Failed to load $', '{name}: no such file\\nTry again`'].join('');
  const source = `f('text/html', '/', '/docs', 'Not Found', ${template}); // A comment`;
  expect(messagesOf(source)).toEqual(['/docs', 'Not Found', 'Failed to load', ': no such file', 'Try again']);
  expect(messagesOf('no program {')).toEqual([]);
});
