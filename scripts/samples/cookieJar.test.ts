import { expect, test } from '@rstest/core';
import { CookieJar } from './cookieJar.ts';

test('stores, replaces and removes cookies', () => {
  const jar = new CookieJar();
  expect(jar.header()).toBe('');
  jar.keep(['session=abc=; Path=/; HttpOnly', 'theme=dark']);
  expect(jar.header()).toBe('session=abc=; theme=dark');
  jar.keep(['theme=light; Max-Age=10']);
  expect(jar.header()).toBe('session=abc=; theme=light');
  jar.keep(['session=; Path=/; Max-Age=0']);
  expect(jar.header()).toBe('theme=light');
});
