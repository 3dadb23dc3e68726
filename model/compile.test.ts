import { expect, test } from '@rstest/core';
import { compile, LackedSyntaxError } from './compile.ts';

test('types are left out, and lines stay where they are', () => {
  const code = compile(
    "import type { BurgerRequest } from 'burger-api';\nimport { z } from 'zod';\n\nexport const GET = (req: BurgerRequest) =>\n  Response.json(z.string().parse(import.meta.dir) as string);\n",
    'api/menu/route.ts',
  );
  expect(code).not.toContain('BurgerRequest');
  expect(code).toContain("require('zod')");
  expect(code).toContain('importMeta.dir');
  expect(code.split('\n').findIndex((line) => line.includes('Response.json'))).toBe(4);
});

test('a syntax error is refused with its place', () => {
  expect(() => compile('export const GET = (\n', 'api/menu/route.ts')).toThrow(
    /api\/menu\/route\.ts.*\(2:1\)/,
  );
});

test('import.meta is one in code alone', () => {
  const code = compile(
    [
      '// import.meta',
      "const text = 'import.meta.dir is set', quote = /[\"/]'/.test(import.meta.dir), other = \"'\";",
      'const path = `$' + '{import.meta.dir}/import.meta`, plain = `import.meta`;',
      'const half = 4 / 2, deep = `$' + '{[`$' + '{import.meta.file}`]}`;',
      "export const all = [import.meta.url, 'a'];",
    ].join('\n'),
    'index.ts',
  );
  expect(code).toContain("'import.meta.dir is set'");
  expect(code).toContain('.test(importMeta.dir)');
  expect(code).toContain('importMeta.dir}/import.meta`, plain = `import.meta`');
  expect(code).toContain('{importMeta.file}');
  expect(code).toContain("[importMeta.url, 'a']");
});

test('data is a module, and HTML is none', () => {
  const exportsOf = (code: string) => {
    const exports = {};
    new Function('exports', code)(exports);
    return exports;
  };
  expect(exportsOf(compile('{ "a": [1], "b-c": 2 }', 'data.json'))).toEqual({
    a: [1],
    'b-c': 2,
    default: { a: [1], 'b-c': 2 },
  });
  expect(exportsOf(compile('a\n"b"\n', 'a.txt'))).toEqual({ default: 'a\n"b"\n' });
  expect(() => exportsOf(compile('<p>', 'a.html'))).toThrow('runs no .html file');
});

test.each([
  ['decorators', 2, 'function log() {}\n@log class A {}\n'],
  ['decorators', 3, 'function log() {}\nclass A {\n  @log() a() {}\n}\n'],
  ['accessor', 2, 'class A {\n  static accessor a = 1;\n}\n'],
  ['accessor', 1, 'class A { b = 1; accessor a = 1; }\n'],
  ['namespace', 2, '\nexport namespace N { export const a = 1; }\nexport const b = N.a;\n'],
])('%s in line %i: syntax of Bun alone is refused', (syntax, line, source) => {
  let thrown: unknown;
  try {
    compile(source, 'a.ts');
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(LackedSyntaxError);
  expect(thrown).toMatchObject({ syntax, line });
});

test.each([
  "const mail = 'a @b'; // @ts-expect-error\n/** @param a */ const at = /(@a| @b)/;\n",
  'namespace N { export type A = string; }\nexport const a: N.A = `@a`;\n',
  'declare namespace N { const a: number; }\nexport const accessor = 1;\nconst o = { accessor, namespace: 2 };\no.accessor; accessor in o; accessor as any;\n',
])('%j is understood', (source) => {
  expect(() => compile(source, 'a.ts')).not.toThrow();
});
