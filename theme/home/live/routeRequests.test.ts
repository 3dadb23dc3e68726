import { expect, test } from '@rstest/core';
import { isRouteFile, routeRequests } from './routeRequests.ts';

const GET = 'export const GET = () => new Response();';

const targetsOf = (path: string, source = GET) => {
  const { good, bad } = routeRequests({ 'index.ts': '', [path]: source }) ?? {};
  return [good?.target, bad?.target];
};

test('a segment in brackets gets a number, and a text that is none', () => {
  expect(targetsOf('api/orders/[id]/route.ts')).toEqual(['/api/orders/7', '/api/orders/seven']);
});

test('groups are no segment, a wildcard has several, and a fixed path is asked for as it is', () => {
  expect(targetsOf('api/(shop)/files/[...]/route.ts')).toEqual(['/api/files/a/b', '/api/files/a/b']);
  expect(targetsOf('api/route.ts')).toEqual(['/api', '/api']);
});

test('the method is the first one that the file exports', () => {
  const source = 'const GET = 1;\nexport async function POST() {}\nexport const PUT = POST;';
  expect(routeRequests({ 'api/route.ts': source })?.good).toEqual({
    method: 'POST',
    target: '/api',
    headers: [],
  });
});

test('without a route file, or a method in it, there is no request', () => {
  expect(routeRequests({ 'index.ts': GET })).toBeUndefined();
  expect(routeRequests({ 'api/route.ts': 'export const other = 1;' })).toBeUndefined();
  expect(['api/../route.ts', 'pages/route.ts', 'api/menu/index.ts'].map(isRouteFile)).toEqual([
    false,
    false,
    false,
  ]);
});
