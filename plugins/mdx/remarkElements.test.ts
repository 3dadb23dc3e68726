import path from 'node:path';
import { expect, test } from '@rstest/core';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Dependencies } from '../engine/dependencies.ts';
import { createRemarkElements } from './index.ts';
import { paragraph, text } from './nodes.ts';

test('an earlier plugin, such as those of the engine, receives the expanded elements', async () => {
  const seen: Root['children'][number]['type'][][] = [];
  const origins = new Map<string, Dependencies>();
  const remarkElements = createRemarkElements(
    (tree, file) => ({
      treeFor: (target) => ({
        ...tree,
        children: [paragraph(text(`${target} of ${file}`)), ...tree.children],
      }),
      files: ['/samples/a.ts'],
      folders: ['/samples'],
      isHome: false,
      diagnostics: [],
      searchTexts: [],
      shown: [],
    }),
    origins,
  );
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(() => (tree: Root) => {
      seen.push(tree.children.map(({ type }) => type));
    })
    .use(remarkElements)
    .use(remarkStringify);
  const file = path.resolve('/docs/page.mdx');
  const processed = await processor.process(new VFile({ path: file, value: '# Page\n' }));
  expect(seen).toEqual([['paragraph', 'heading']]);
  expect(String(processed)).toBe(`page of ${file}\n\n# Page\n`);
  expect([...origins]).toEqual([[file, { files: ['/samples/a.ts'], folders: ['/samples'] }]]);
});

test('without a parser the error names the missing plugin', () => {
  const remarkElements = createRemarkElements(() => {
    throw new Error('not asked');
  }, new Map());
  expect(() => unified().use(remarkElements).freeze()).toThrow('must come after it');
});
