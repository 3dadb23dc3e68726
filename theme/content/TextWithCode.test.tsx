import { expect, test } from '@rstest/core';
import { render } from '../../e2e/support/components/render.tsx';
import { selectAll, textOf, textsOf } from '../../e2e/support/html.ts';
import { TextWithCode } from './TextWithCode.tsx';

test('code between backticks may break after a slash and a dot, and nowhere else', () => {
  const tree = render(<TextWithCode text="Open `api/menu/route.ts`, then `a-b`." />);
  expect(textsOf('code', tree)).toEqual(['api/menu/route.ts', 'a-b']);
  expect(selectAll('code:first-child wbr', tree)).toHaveLength(3);
  expect(selectAll('code:last-child wbr', tree)).toHaveLength(0);
  expect(textOf(tree)).toBe('Open api/menu/route.ts, then a-b.');
});

test('words without backticks have no element, and empty words are nothing', () => {
  expect(render(<TextWithCode text="Plain / words." />).children).toEqual([
    expect.objectContaining({ type: 'text', value: 'Plain / words.' }),
  ]);
  expect(render(<TextWithCode text="" />).children).toEqual([]);
});
