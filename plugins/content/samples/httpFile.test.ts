import { expect, test } from '@rstest/core';
import { parseHttpFile } from './httpFile.ts';

const parse = (source: string) => parseHttpFile(source, 'requests.http');

test('reads titles, names, headers and bodies', () => {
  const requests = parse(`@host = http://localhost:4000

### Adds a dish
# @name add
POST {{host}}/api/menu?x=1 HTTP/1.1
Content-Type: application/json
X-Empty:

{
  "dish": "Soup"
}

### The root
# @name root
# @cookie-jar
GET {{host}}
`);
  expect(requests).toEqual([
    {
      title: 'Adds a dish',
      id: 'add',
      method: 'POST',
      target: '/api/menu?x=1',
      headers: [
        ['Content-Type', 'application/json'],
        ['X-Empty', ''],
      ],
      body: '{\n  "dish": "Soup"\n}',
    },
    {
      title: 'The root',
      id: 'root',
      method: 'GET',
      target: '/',
      headers: [],
      body: undefined,
      cookieJar: true,
    },
  ]);
});

test('reads the checks of an exercise: comparison, earlier requests, values that may differ', () => {
  const check = (tags: string) =>
    parse(`### Add\n# @name add\nPOST {{host}}/\n\n### List\n# @name list\n${tags}\nGET {{host}}/\n`)[1]
      ?.check;
  expect(check('# a remark')).toBeUndefined();
  expect(check('# @check')).toEqual({ compared: { kind: 'body' }, after: [], any: {} });
  expect(
    check(
      '# @check\n# @after add add\n# @any-id id postId\n# @any-time at\n# @current-time now\n# @any-text why',
    ),
  ).toEqual({
    compared: { kind: 'body' },
    after: ['add', 'add'],
    any: { id: 'id', postId: 'id', at: 'time', now: 'now', why: 'text' },
  });
  expect(check('# @check status')?.compared).toEqual({ kind: 'status' });
  expect(check('# @check contains the key')?.compared).toEqual({ kind: 'contains', text: 'the key' });
  expect(check('# @check part /a/b')?.compared).toEqual({ kind: 'part', pointer: '/a/b' });
});

test.each([
  ['nonsense', 'requests.http:1: expected "@host'],
  ['###\n# @name a\nGET {{host}}/', 'requests.http:1: a request needs a title'],
  ['### A\nGET {{host}}/', 'requests.http:2: the request "A" needs a name'],
  ['### A\n# @name a\nGET {{host}}/\n### B\n# @name a\nGET {{host}}/', 'the name "a" is used twice'],
  ['### A\n# @name a\nGET http://example.com/', 'requests.http:3: expected "METHOD {{host}}/path"'],
  [
    '### A\n# @name a\n# @chek\nGET {{host}}/',
    'requests.http:2: there is no tag "@chek". Did you mean "check"?',
  ],
  ['### A\n# @name a\n# @check\n# @check\nGET {{host}}/', '"@check" stands there twice'],
  ['### A\n# @name a\n# @after b\nGET {{host}}/', 'requests.http:2: "@after" is for a check'],
  ['### A\n# @name a\n# @check\n# @after b\nGET {{host}}/', 'requests.http:2: "@after" names "b"'],
  [
    '### A\n# @name a\n# @check stats\nGET {{host}}/',
    '"@check stats" compares nothing. Did you mean "status"?',
  ],
  ['### A\n# @name a\n# @check part a/b\nGET {{host}}/', '"@check part a/b" compares nothing'],
  ['### A\n# @name a\nGET {{host}}/\nno header', 'requests.http:4: expected "Header: value"'],
])('names the place of the mistake in %j', (source, message) => {
  expect(() => parse(source)).toThrow(message);
});
