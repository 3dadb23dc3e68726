import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { digestOf } from './cacheDigest.ts';

test('a cache depends on the code of its content, not on tests', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'digest-'));
  try {
    const write = (name: string, text: string) => fs.writeFileSync(path.join(root, name), text);
    const digest = () => digestOf(root, ['plugins', 'package-lock.json', 'gone']);
    fs.mkdirSync(path.join(root, 'plugins/mdx'), { recursive: true });
    write('plugins/mdx/a.ts', 'a');
    write('package-lock.json', '{}');
    const first = digest();
    write('plugins/mdx/a.test.ts', 'test');
    expect(digest()).toBe(first);
    for (const [name, text] of [
      ['plugins/mdx/a.ts', 'b'],
      ['plugins/mdx/b.ts', ''],
      ['package-lock.json', '{ }'],
    ] as const) {
      const before = digest();
      write(name, text);
      expect(digest()).not.toBe(before);
    }
  } finally {
    fs.rmSync(root, { recursive: true });
  }
});
