import { expect, test } from '@rstest/core';
import { render } from '../../../e2e/support/components/render.tsx';
import { one, property, selectAll, textsOf } from '../../../e2e/support/html.ts';
import { Exchange, type ExchangeProps } from './Exchange.tsx';
import { ProgramContext } from './live.ts';

const exchange = (props: Partial<ExchangeProps>) => (
  <Exchange title="Ask for `menu`" method="GET" address="/api/menu" status="200 OK" {...props} />
);

const inProgram = (props: Partial<ExchangeProps>) =>
  render(
    <ProgramContext value={{ live: undefined, act: () => {} }}>
      {exchange({ id: 'menu', ...props })}
    </ProgramContext>,
  );

test('TRY-6 a request is a group with its title, method, address and status', () => {
  const tree = render(exchange({}));
  expect(property(one('[role="group"]', tree), 'ariaLabel')).toBe('Ask for menu');
  expect(textsOf('p code', tree)).toEqual(['menu']);
  expect(textsOf('.Exchange-line', tree)).toEqual(['GET /api/menu 200 OK']);
});

test('TRY-6 only a request of a program that runs in the page can be sent', () => {
  expect(selectAll('button', render(exchange({ id: 'menu' })))).toEqual([]);
  expect(textsOf('button', inProgram({}))).toEqual(['Send']);
  expect(selectAll('button', inProgram({ id: undefined }))).toEqual([]);
});

test('TRY-6 headers and command are folded unless the request is about them', () => {
  const hidden = (props: Partial<ExchangeProps>) =>
    property(one('[data-request]', inProgram(props)), 'dataHides');
  expect(hidden({})).toBe('request headers');
  expect(hidden({ showsRequest: true })).toBe('headers');
  expect(hidden({ showsRequest: true, showsHeaders: true })).toBe('');
  expect(selectAll('details', inProgram({ showsRequest: true, showsHeaders: true }))).toEqual([]);
  expect(selectAll('details', inProgram({}))).toHaveLength(1);
});

test('TRY-6 a request of no sample shows everything, and has no line without method and status', () => {
  const tree = render(exchange({ method: undefined, status: undefined }));
  expect(selectAll('details, .Exchange-line', tree)).toEqual([]);
  expect(property(one('.Exchange', tree), 'dataHides')).toBeUndefined();
});
