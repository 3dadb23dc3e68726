import { expect, test } from '@rstest/core';
import { render } from '../../e2e/support/components/render.tsx';
import { one, property, textsOf } from '../../e2e/support/html.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

test('a button submits no form by default', () => {
  expect(property(one('button', render(<Button shape="quiet">Go</Button>)), 'type')).toBe('button');
  const submit = one('button', render(<Button shape="primary" type="submit" aria-label="Send" />));
  expect([property(submit, 'type'), property(submit, 'ariaLabel')]).toEqual(['submit', 'Send']);
});

test('an icon is hidden from those who hear the page', () => {
  const tree = render(<Icon name="search" size={20} />);
  expect(property(one('svg', tree), 'ariaHidden')).toBe('true');
  expect(property(one('svg', tree), 'width')).toBe('20');
  expect(textsOf('path', tree)).toHaveLength(1);
});
