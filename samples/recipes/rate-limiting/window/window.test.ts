import { expect, setSystemTime, test } from 'bun:test';
import type { BurgerRequest } from 'burger-api';
import { rateLimit } from './rate-limit';

const limit = rateLimit(1, 60, () => 'one client');
const send = () => limit(new Request('http://localhost') as BurgerRequest);

test('a refused client learns when its window ends', async () => {
  setSystemTime(new Date('2025-11-01T12:00:00Z'));
  expect(await send()).toBeUndefined();

  setSystemTime(new Date('2025-11-01T12:00:48Z'));
  const refused = (await send()) as Response;
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('12');

  setSystemTime(new Date('2025-11-01T12:01:00Z'));
  expect(await send()).toBeUndefined();
});
