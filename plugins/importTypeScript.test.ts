import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { importTypeScript } from './importTypeScript.mjs';

test('a module is compiled again once a file has changed that it is made of', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'compiled-'));
  const write = (name: string, text: string) => fs.writeFileSync(path.join(dir, name), text);
  const read = async () => {
    const { value, at } = await importTypeScript(path.join(dir, 'a.ts'));
    return { value, at };
  };
  try {
    write('a.ts', "export { value } from './b.ts';\nexport const at: string = import.meta.dirname;\n");
    write('b.ts', 'export const value: number = 1;\n');
    for (const _time of [1, 2]) expect(await read()).toEqual({ value: 1, at: dir });
    write('b.ts', 'export const value: number = 2;\n');
    expect(await read()).toEqual({ value: 2, at: dir });
    fs.rmSync(path.join(dir, 'b.ts'));
    await expect(read()).rejects.toThrow('b.ts');
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
});
