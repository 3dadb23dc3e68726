import { expect, test } from 'bun:test';
import type { BurgerRequest } from 'burger-api';
import { GET } from './api/menu/route';

/** Makes the part of a BurgerRequest that this handler reads. */
const request = (url: string) => new Request(url) as unknown as BurgerRequest;

test('the menu can be searched', async () => {
  const response = GET(request('http://test/api/menu?search=Fal'));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(['Falafel']);
});
