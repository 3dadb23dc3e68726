import { expect, test } from 'bun:test';
import type { BurgerRequest } from 'burger-api';
import { storeOrder } from './orders';
import page from './pages/orders/[id]/index';

const open = (id: number) => {
  const params = { id: String(id) };
  const request = Object.assign(new Request('http://test/'), { params });
  return page(request as unknown as BurgerRequest);
};

test('the page escapes what people typed', async () => {
  const { id } = storeOrder('<script>');
  const response = open(id);
  expect(response.headers.get('content-type')).toStartWith('text/html');
  expect(await response.text()).toBe('<h1>&lt;script&gt;</h1>');
});

test('an unknown order has no page', () => {
  expect(open(7000).status).toBe(404);
});
