import { expect, test } from '@rstest/core';
import type { Page } from '../../model/page.ts';
import { addAnchors } from './anchors.ts';

const page = (route: string, ids: readonly string[], listed = true): Page => ({
  route,
  file: `/pages${route}.mdx`,
  title: 'T',
  description: 'D',
  frontmatter: {},
  version: undefined,
  visibility: { built: true, listed, indexed: listed, searched: listed },
  published: undefined,
  updated: undefined,
  tags: undefined,
  headings: ids.map((id, at) => ({ id, text: id, depth: at === 0 ? 1 : 2, line: at + 1 })),
});

test('R-10 new anchors are added, and none is removed', () => {
  const { list, added } = addAnchors({ '/b': ['old', 'kept'] }, [
    page('/b', ['title', 'kept', 'new']),
    page('/a', ['title']),
    page('/hidden', ['title', 'x'], false),
    { ...page('/generated', ['title', 'y']), file: undefined },
  ]);
  expect(list).toEqual({ '/a': [], '/b': ['old', 'kept', 'new'] });
  expect(Object.keys(list)).toEqual(['/a', '/b']);
  expect(added).toEqual(['/b#new', '/a']);
});
