import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { recallBundle } from './keptBundle.ts';
import { bundleScript } from './pageStart/headScript.ts';

test('a script is bundled again once a file has changed that it is made of, or what it is told', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bundled-'));
  const write = (name: string, text: string) => fs.writeFileSync(path.join(dir, name), text);
  const entry = path.join(dir, 'a.ts');
  const optionsOf = (told: string) => ({ entry, alias: {}, define: { TOLD: JSON.stringify(told) } });
  const bundle = (told: string) => bundleScript(entry, {}, optionsOf(told).define);
  try {
    write('a.ts', "import { value } from './b.ts';\ndocument.title = value + TOLD;\n");
    write('b.ts', "export const value: string = 'one';\n");
    const first = bundle('x');
    expect(first.text).toContain('onex');
    expect([...first.sources].sort()).toEqual([entry, path.join(dir, 'b.ts')]);
    expect(recallBundle(optionsOf('x'))).toEqual(first);
    expect(bundle('x')).toEqual(first);
    expect(bundle('y').text).toContain('oney');
    write('b.ts', "export const value: string = 'two';\n");
    expect(recallBundle(optionsOf('x'))).toBeUndefined();
    expect(bundle('x').text).toContain('twox');
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
});
