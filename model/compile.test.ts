import { expect, test } from '@rstest/core';
import { compile } from './compile.ts';

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

test('what is no TypeScript is refused with its place', () => {
  expect(() => compile('export const GET = (\n', 'api/menu/route.ts')).toThrow(
    /api\/menu\/route\.ts.*\(2:1\)/,
  );
});
