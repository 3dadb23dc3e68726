import { expect, test } from '@rstest/core';
import type { Element, Root, RootContent } from 'hast';
import { rehypePageTools } from './index.ts';

const element = (tagName: string): Element => ({ type: 'element', tagName, properties: {}, children: [] });
const line: RootContent = { type: 'text', value: '\n' };

/** Element names of a page after the transformation, without the line breaks between them. */
function namesAfter(...children: RootContent[]): unknown[] {
  const tree: Root = { type: 'root', children };
  rehypePageTools()(tree);
  return tree.children.flatMap((node) =>
    'tagName' in node ? node.tagName : node.type === 'mdxJsxFlowElement' ? node.name : [],
  );
}

test('READ-3 the tools are after the lead, and after the title where no paragraph follows it', () => {
  expect(namesAfter(element('h1'), line, element('p'), line, element('p'))).toEqual([
    'h1',
    'p',
    'PageTools',
    'p',
  ]);
  expect(namesAfter(line, element('h1'), line, element('ul'), line, element('p'))).toEqual([
    'h1',
    'PageTools',
    'ul',
    'p',
  ]);
  expect(namesAfter(element('h1'))).toEqual(['h1', 'PageTools']);
});

test('READ-3 words without a title get no tools', () => {
  expect(namesAfter(element('p'), element('h2'))).toEqual(['p', 'h2']);
});
