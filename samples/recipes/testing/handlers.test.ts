import { beforeEach, expect, test } from 'bun:test';
import type { BurgerRequest } from 'burger-api';
import { GET } from './api/orders/[id]/route';
import { newOrder, POST } from './api/orders/route';
import { removeOrders, storeOrder } from './orders';

/** A request as a handler gets it once the schema has been applied. */
function request<V extends BurgerRequest['validated']>(validated: V) {
  const plain = new Request('http://test/');
  return Object.assign(plain, { validated }) as unknown as BurgerRequest<V>;
}

beforeEach(() => {
  removeOrders();
});

test('GET gives the order with this id', async () => {
  const order = storeOrder('Falafel');
  const response = GET(request({ params: { id: order.id } }));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(order);
});

test('GET of an unknown id is 404', () => {
  const response = GET(request({ params: { id: 7 } }));
  expect(response.status).toBe(404);
});

test('POST stores what the schema makes of the body', async () => {
  const body = newOrder.parse({ dish: '  Classic ' });
  const response = POST(request({ body }));
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ id: 1, dish: 'Classic' });
});

test('the schema refuses an order without a dish', () => {
  expect(newOrder.safeParse({ dish: ' ' }).success).toBe(false);
});
