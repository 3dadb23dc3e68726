import { expect, test } from '@rstest/core';
import { readArguments } from './commandLine.ts';

const OPTIONS = { record: { type: 'boolean' }, runtime: { type: 'string' } } as const;

test('options and names are read', () => {
  const { values, positionals } = readArguments(OPTIONS, {
    allowPositionals: true,
    args: ['--record', 'openapi/first', '--runtime', 'latest'],
  });
  expect(values).toEqual({ record: true, runtime: 'latest' });
  expect(positionals).toEqual(['openapi/first']);
});

test('an unknown option of a command is refused, with the known ones', () => {
  expect(() => readArguments(OPTIONS, { args: ['--recrod'] })).toThrow(
    /'--recrod'.*\nOptions of this command: --record, --runtime\.$/,
  );
  expect(() => readArguments({}, { args: ['openapi'] })).toThrow(
    /'openapi'.*\nOptions of this command: none\.$/,
  );
});
