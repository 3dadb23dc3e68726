import { expect, test } from '@rstest/core';
import { render } from '../../e2e/support/components/render.tsx';
import { one, property, textOf } from '../../e2e/support/html.ts';
import { Loading } from './Loading.tsx';

test('a page that loads late is announced: the live region is there before its words', () => {
  const region = one('p', render(<Loading />));
  expect([property(region, 'role'), textOf(region)]).toEqual(['status', '']);
});
