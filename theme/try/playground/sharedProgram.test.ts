import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from '@rstest/core';
import { sourceOf } from '../../../plugins/mdx/samples/program.ts';
import { readShownSample } from '../../../plugins/mdx/samples/read.ts';
import { readInPage } from '../../../plugins/mdx/window/inPage.ts';
import { PROJECT_ROOT } from '../../../plugins/projectRoot.ts';
import { draftOf } from '../program/live/draft.ts';
import { fromFragment } from './readShared.ts';
import { MAX_FILES, MAX_FRAGMENT, MAX_TEXT, type Shared, toFragment } from './sharedProgram.ts';

const SAMPLES = path.join(PROJECT_ROOT, 'samples');

/** Longest fragment, in characters, of a step of a tutorial with changes of its reader. */
const MAX_TUTORIAL = 8000;

const changed: Shared = {
  example: 'introduction/order',
  files: { 'index.ts': 'start();\n', 'api/[id]/(own)/route.ts': 'const a = "ä – 🍔 <img src=x>";\n' },
  request: { base: 'create', draft: { method: 'POST', target: '/api/7?x=1', headers: 'a: b', body: '{}' } },
};

/** A fragment of version 1 with any value in it. */
const written = (value: unknown) => `#v1=${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;

test('R-11.b a program is read from a fragment as it was written into it, with the letters of an address', async () => {
  const fragment = (await toFragment(changed)) ?? '';
  expect(fragment).toMatch(/^#v1=[\w-]+$/);
  expect(await fromFragment(fragment)).toEqual({ kind: 'shared', shared: changed });
  for (const part of [
    { example: 'home/order', files: changed.files },
    { example: 'home/order', request: changed.request },
  ]) {
    const { shared } = { shared: undefined, ...(await fromFragment((await toFragment(part)) ?? '')) };
    expect(shared).toMatchObject(part);
  }
});

test('R-11.b an unchanged example is named', async () => {
  expect(await toFragment({ example: 'tutorials/todo-api/06-change' })).toBe(
    '#example=tutorials/todo-api/06-change',
  );
  expect(await fromFragment('#example=tutorials/todo-api/06-change')).toEqual({
    kind: 'shared',
    shared: { example: 'tutorials/todo-api/06-change' },
  });
});

test('R-11.b a link that was sent with version 1 is read as ever', async () => {
  const link =
    '#v1=NYxNC8IwEET_yrKXflAa8KhUERHv4i32ENJFW2wSslvoz3eleBmYYd6z-I4zmZgHythYi2MYaG2FsUEWl6WsDs-AfWPRpdHMFBaT4yK0XWhNMQv4GFjgdn1AB2UF3RHuxElHaieOobTF5eOYR1_0m-7ny-QGVSilaf72U3Iv6nY6nb2nJHuoTa1NmS8';
  expect(await fromFragment(link)).toEqual({
    kind: 'shared',
    shared: {
      example: 'home/order',
      files: {
        'index.ts': 'start();\n',
        'api/menu/route.ts': "export const GET = () => Response.json(['Classic']);\n",
      },
      request: {
        base: 'read',
        draft: { method: 'GET', target: '/api/menu?page=2', headers: 'Accept: */*', body: '' },
      },
    },
  });
});

test.each(['', '#', '#try', '#example', '#v=1', '#version=1', '#vx=1', '#routes?method=GET'])(
  'R-11.b %j is for nothing of the playground',
  async (fragment) => {
    expect(await fromFragment(fragment)).toEqual({ kind: 'none' });
  },
);

const files = [['index.ts', '']];
const request = ['read', 'GET', '/', '', ''];

test.each([
  ['#example=', '#example='],
  ['a path in place of a name', '#example=../x'],
  ['HTML in place of a name', '#example=<img src=x onerror=alert(1)>'],
  ['no text', '#v1='],
  ['other letters', '#v1=***'],
  ['what is not compressed', `#v1=${btoa('[]')}`],
  ['the beginning of a link', written(['a', files, request]).slice(0, -6)],
  ['bytes that are no text', `#v1=${deflateRawSync(Buffer.from([0xff, 0xfe])).toString('base64url')}`],
  ['no JSON', `#v1=${deflateRawSync('{').toString('base64url')}`],
  ['null', written(null)],
  ['an object', written({ example: 'a' })],
  ['a part too few', written(['a', null])],
  ['a name that is none', written(['<b>', null, null])],
  ['a number in place of files', written(['a', 1, null])],
  ['no file', written(['a', [], null])],
  ['a file without a text', written(['a', [['index.ts']], null])],
  ['a text that is none', written(['a', [['index.ts', 1]], null])],
  ['one path twice', written(['a', [...files, ...files], null])],
  ['a path that leads out', written(['a', [['../index.ts', '']], null])],
  ['an absolute path', written(['a', [['/index.ts', '']], null])],
  ['HTML in a path', written(['a', [['<img src=x>.ts', '']], null])],
  ['the name of a prototype', written(['a', [['__proto__', '']], null])],
  [
    'too many files',
    written(['a', Array.from({ length: MAX_FILES + 1 }, (_, at) => [`${at}.ts`, '']), null]),
  ],
  ['a method that is none', written(['a', null, ['read', 'FETCH', '/', '', '']])],
  ['a part of a request', written(['a', null, request.slice(1)])],
  ['a body that is none', written(['a', null, [...request.slice(0, 4), {}]])],
])('R-11.b %s is no program', async (_, fragment) => {
  expect(await fromFragment(fragment)).toEqual({ kind: 'damaged' });
});

test('R-11.b a fragment and its decompressed text are read up to their limits', async () => {
  expect(await fromFragment(`#v1=${'A'.repeat(MAX_FRAGMENT)}`)).toEqual({ kind: 'tooLong' });
  // 200 bytes that are 200 kB.
  const seed = written(['a', [['index.ts', ' '.repeat(MAX_TEXT)]], null]);
  expect(seed.length).toBeLessThan(MAX_FRAGMENT);
  expect(await fromFragment(seed)).toEqual({ kind: 'damaged' });
  expect(await fromFragment('#v2=abc')).toEqual({ kind: 'newer' });
});

test('R-11.b a program that is too large for a link has none', async () => {
  const noise = Array.from({ length: 12_000 }, (_, at) => Math.sin(at).toString(36).slice(-2)).join('');
  expect(await toFragment({ example: 'a', files: { 'index.ts': noise } })).toBe(undefined);
  expect(await toFragment({ example: 'a', files: { 'index.ts': ' '.repeat(MAX_TEXT) } })).toBe(undefined);
  const files = Array.from({ length: MAX_FILES + 1 }, (_, at) => [`${at}.ts`, '']);
  expect(await toFragment({ example: 'a', files: Object.fromEntries(files) })).toBe(undefined);
});

test('R-11.b every sample that runs fits into a link, a step of a tutorial with changes into 8 kB', async () => {
  const { runs } = readInPage(SAMPLES);
  expect(runs.length).toBeGreaterThan(100);
  const lengths = await Promise.all(
    runs.map(async (example) => {
      const { files, requests } = sourceOf(readShownSample(SAMPLES, example), true);
      const [request] = requests.toSorted((a, b) => (b.body?.length ?? 0) - (a.body?.length ?? 0));
      const shared: Shared = {
        example,
        files,
        request: request && { base: request.id, draft: draftOf(request) },
      };
      const fragment = (await toFragment(shared)) ?? '';
      expect(await fromFragment(fragment), example).toEqual({ kind: 'shared', shared });
      return { example, length: fragment.length };
    }),
  );
  const longest = lengths
    .filter(({ example }) => example.startsWith('tutorials/'))
    .toSorted((a, b) => b.length - a.length)[0];
  expect(longest?.length).toBeGreaterThan(1000);
  expect(longest?.length).toBeLessThanOrEqual(MAX_TUTORIAL);
});
