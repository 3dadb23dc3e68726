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
      line: 5,
    },
    {
      title: 'The root',
      id: 'root',
      method: 'GET',
      target: '/',
      headers: [],
      body: undefined,
      cookieJar: true,
      line: 16,
    },
  ]);
});

test.each([
  ['nonsense', 'requests.http:1: expected "@host'],
  ['###\n# @name a\nGET {{host}}/', 'requests.http:1: a request needs a title'],
  ['### A\nGET {{host}}/', 'requests.http:2: the request "A" needs a name'],
  ['### A\n# @name a\nGET {{host}}/\n### B\n# @name a\nGET {{host}}/', 'the name "a" is used twice'],
  ['### A\n# @name a\nGET http://example.com/', 'requests.http:3: expected "METHOD {{host}}/path"'],
  ['### A\n# @name a\nGET {{host}}/\nno header', 'requests.http:4: expected "Header: value"'],
])('says where %j is wrong', (source, message) => {
  expect(() => parse(source)).toThrow(message);
});
