import { expect, test } from '@rstest/core';
import type { RootContent } from 'mdast';
import { heading, paragraph, text } from './nodes.ts';
import { withCover } from './pageBlocks.ts';

const title = heading(1, text('Post'));
const lead = paragraph(text('Lead.'));
const section = heading(2, text('Section'));

const typesOf = (blocks: readonly RootContent[]) => blocks.map(({ type }) => type);

test('BLOG-1.a the drawing of a post is below its title and lead; a post may have none', () => {
  expect(typesOf(withCover([title, lead, section], 'bun'))).toEqual([
    'heading',
    'paragraph',
    'mdxJsxFlowElement',
    'heading',
  ]);
  expect(typesOf(withCover([title, section], 'bun'))).toEqual(['heading', 'mdxJsxFlowElement', 'heading']);
  expect(withCover([title, lead], undefined)).toEqual([title, lead]);
  expect(withCover([lead], 'bun')).toEqual([lead]);
});
