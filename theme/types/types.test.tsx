import { expect, test } from '@rstest/core';
import { render } from '../../e2e/support/components/render.tsx';
import { property, selectAll, textOf, textsOf } from '../../e2e/support/html.ts';
import { Doc } from './Doc.tsx';
import { Signature } from './Signature.tsx';

test('words about a name are paragraphs and lists, with code between backticks', () => {
  const tree = render(<Doc text={'Starts `app`.\n\nOptions:\n- `port` first\n- host'} />);
  expect(textsOf('p', tree)).toEqual(['Starts app.', 'Options:']);
  expect(textsOf('li', tree)).toEqual(['port first', 'host']);
  expect(textsOf('code', tree)).toEqual(['app', 'port']);
});

test('a list without words before it has no empty paragraph', () => {
  const tree = render(<Doc text={'- one\n- two'} />);
  expect(textsOf('p', tree)).toEqual([]);
  expect(textsOf('li', tree)).toEqual(['one', 'two']);
});

test('a signature has the colours of code, and loses no character', () => {
  const text = "function serve(port: number, name?: 'a' | undefined): Promise<void>";
  const tree = render(<Signature text={text} />);
  expect(textOf(tree)).toBe(text);
  const kinds = selectAll('span', tree).map((span) => [textOf(span), property(span, 'className')]);
  expect(kinds.filter(([, kind]) => kind)).toEqual([
    ['function', 'tk'],
    ['serve', 'tf'],
    ['number', 'tt'],
    ["'a'", 'ts'],
    ['undefined', 'tn'],
    ['Promise', 'tt'],
    ['void', 'tt'],
  ]);
});
