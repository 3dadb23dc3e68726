import { expect, test } from '@rstest/core';
import { compile } from '../../../model/compile.ts';
import { createModuleLoader } from './moduleLoader.ts';
import { sourceNames } from './sourceNames.ts';

/** The message of the error that a program with a module `menu.ts` ends with. */
async function messageFrom(code: string): Promise<string> {
  const files = {
    'index.ts': `import { menu, size } from './menu'; import all from './menu'; ${code}`,
    'menu.ts': 'export const menu = {}; export const size = 2; export default {};',
  };
  const compiled = Object.entries(files).map(([path, source]) => [path, compile(source, path)]);
  return createModuleLoader(
    Object.fromEntries(compiled),
    {},
    {},
  )('index.ts').then(
    () => '',
    (error: Error) => sourceNames(error.message),
  );
}

test.each([
  ['menu.find()', 'menu.find is not a function'],
  ['menu.list.find()', "Cannot read properties of undefined (reading 'find')"],
  ['size()', 'size is not a function'],
  ['new size()', 'size is not a constructor'],
])('TRY-6 the message about %s names what the reader wrote', async (code, message) => {
  expect(await messageFrom(code)).toBe(message);
});

test('TRY-6 names of the program itself stay in messages', () => {
  for (const text of ['_db.posts has no row', 'this._menu.find is not a function', 'snake_case.x is fine'])
    expect(sourceNames(text)).toBe(text);
});
