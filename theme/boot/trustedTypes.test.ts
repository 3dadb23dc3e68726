import { afterEach, expect, test } from '@rstest/core';
import { scriptAddress } from './trustedTypes.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

test('a script of the build is taken as it is where the browser knows no Trusted Types', () => {
  expect(scriptAddress('/static/js/index.0a1b2c.js')).toBe('/static/js/index.0a1b2c.js');
  expect(scriptAddress('/sub/static/js/lib-react.0a1b2c.js')).toBe('/sub/static/js/lib-react.0a1b2c.js');
});

test.each([
  'https://elsewhere.example/static/js/a.js',
  '//elsewhere.example/static/js/a.js',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  '/static/js/../../upload.js',
  '/static/js/a.js?x=1',
  '/other/a.js',
])('%s is refused', (address) => {
  expect(() => scriptAddress(address)).toThrow('Not a script of this site');
});

test('one policy makes all addresses', () => {
  const created: string[] = [];
  const trustedTypes = {
    createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => {
      created.push(name);
      return { createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}` };
    },
  };
  Object.assign(globalThis, { trustedTypes });
  expect(scriptAddress('/static/js/a.js')).toBe('trusted /static/js/a.js');
  expect(scriptAddress('/static/js/b.js')).toBe('trusted /static/js/b.js');
  expect(created).toEqual(['site-app']);
});
