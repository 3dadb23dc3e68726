import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { bodyBytes, formParts } from './body.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'body-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));
fs.writeFileSync(path.join(dir, 'dot.png'), Buffer.from([0x89, 0x50, 0x00]));

const form = (body: string) => ({
  id: 'upload',
  headers: [['Content-Type', 'multipart/form-data; boundary=form']] as const,
  body,
});

test('a form gets the line ends of its format and the bytes of its files', () => {
  const request = form(`--form
Content-Disposition: form-data; name="note"

two

lines
--form
Content-Disposition: form-data; name="picture"; filename="a.png"
Content-Type: image/png

< ./dot.png
--form--`);
  expect(formParts(request)).toEqual([
    {
      name: 'note',
      filename: undefined,
      type: undefined,
      file: undefined,
      text: 'two\n\nlines',
    },
    {
      name: 'picture',
      filename: 'a.png',
      type: 'image/png',
      file: './dot.png',
      text: '',
    },
  ]);
  expect(bodyBytes(request, dir)?.toString('latin1')).toBe(
    [
      '--form',
      'Content-Disposition: form-data; name="note"',
      '',
      'two\n\nlines',
      '--form',
      'Content-Disposition: form-data; name="picture"; filename="a.png"',
      'Content-Type: image/png',
      '',
      '\x89P\x00',
      '--form--',
      '',
    ].join('\r\n'),
  );
});

test('other bodies stay as they are', () => {
  const request = {
    id: 'add',
    headers: [['Content-Type', 'application/json']] as const,
    body: '{\n}',
  };
  expect(formParts(request)).toBeUndefined();
  expect(bodyBytes(request, dir)?.toString()).toBe('{\n}');
  expect(bodyBytes({ ...request, body: undefined }, dir)).toBeUndefined();
});

test.each([
  ['--form\nContent-Disposition: form-data; name="a"\n\nb', 'ends with'],
  ['x\n--form--', 'begins with'],
  ['--form\nX: y\n\nb\n--form--', 'has no name'],
  ['--form\nX: name="a"; filename="b"\n\nc\n--form--', 'needs both'],
])('names the mistake in %j', (body, message) => {
  expect(() => formParts(form(body))).toThrow(message);
});
