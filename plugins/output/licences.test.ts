import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { licenceList, packageFolder, readPackage } from './licences.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true });
});

function writePackage(manifest: object, files: Record<string, string> = {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'package-'));
  folders.push(folder);
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  return folder;
}

test.each([
  ['/site/node_modules/react/index.js', '/site/node_modules/react'],
  ['/site/node_modules/@scope/name/dist/a.js', '/site/node_modules/@scope/name'],
  ['/site/node_modules/a/node_modules/b/c.js', '/site/node_modules/a/node_modules/b'],
  ['/site/theme/index.tsx', undefined],
])('%s belongs to %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder);
});

test('caches of tools in node_modules are no packages', () => {
  expect(packageFolder('/site/node_modules/.cache/made/index.js')).toBe(undefined);
});

test('reads licence and text', () => {
  const folder = writePackage(
    { name: 'a', version: '1.0.0', license: 'MIT' },
    { LICENSE: 'Words\r\nof a\n' },
  );
  expect(readPackage(folder)).toEqual({ name: 'a', version: '1.0.0', licence: 'MIT', text: 'Words\nof a' });
  const bare = writePackage({ name: 'c', version: '1.0.0', license: '(MIT OR Apache-2.0)' });
  expect(readPackage(bare).text).toContain('no licence text');
});

test.each([{ license: 'GPL-3.0' }, {}, { license: 'SEE LICENSE IN x' }])('%j is refused', (manifest) => {
  const folder = writePackage({ name: 'c', version: '2.0.0', ...manifest });
  expect(() => readPackage(folder)).toThrow(/ships code of c@2\.0\.0.*Accepted: 0BSD/);
});

test('the list is sorted by name', () => {
  const folders = ['b', '@scope/a'].map((name) => writePackage({ name, version: '1.2.3', license: 'MIT' }));
  const headings = licenceList(folders).match(/^.*@1\.2\.3 \(MIT\)$/gm);
  expect(headings).toEqual(['@scope/a@1.2.3 (MIT)', 'b@1.2.3 (MIT)']);
});
