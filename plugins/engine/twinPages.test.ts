import { expect, test } from '@rstest/core';
import { given, sentence } from './buildForTest.ts';
import { withoutMdxCompiler } from './twinPages.ts';

type Chain = Parameters<typeof withoutMdxCompiler>[0];

test('H40 the compiler of pages can be left out', () => {
  const chain = (uses: Map<string, object>) =>
    given<Chain>({
      module: {
        rules: {
          get: () => ({
            oneOfs: {
              get: () => ({
                uses: {
                  has: (name: string) => uses.has(name),
                  delete: (name: string) => uses.delete(name),
                  values: () => [...uses.values()],
                  entries: () => Object.fromEntries(uses),
                },
              }),
            },
          }),
        },
      },
    });
  const uses = new Map([
    ['swc', {}],
    ['mdx-loader', {}],
  ]);
  withoutMdxCompiler(chain(uses));
  expect([...uses.keys()]).toEqual(['swc']);
  expect(() => withoutMdxCompiler(chain(uses))).toThrow(
    sentence('rule of pages', 'loaders: swc', 'twinPages.ts'),
  );
  expect(() => withoutMdxCompiler(given<Chain>({ module: { rules: { get: () => undefined } } }))).toThrow(
    sentence('rule of pages', 'loaders: none', 'twinPages.ts'),
  );
});
