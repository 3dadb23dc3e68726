import { expect, test } from '@rstest/core';
import { fileTree } from './fileTree.ts';

test('fileTree: folders first, then files, each by name', () => {
  expect(fileTree('shop', ['store.ts', 'index.ts', 'api/a/route.ts', 'api/route.ts'])).toBe(
    `shop/
├── api/
│   ├── a/
│   │   └── route.ts
│   └── route.ts
├── index.ts
└── store.ts`,
  );
});
