import { expect, test } from '@rstest/core';
import { judgeReport } from './judge.ts';

const report = (names: string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      names.map((name) => [
        name,
        {
          severity: 'high',
          range: '<2',
          via: [{ title: 'Runs what it reads', url: 'https://example.com/a' }, 'other'],
        },
      ]),
    ),
  });

test('what is shipped and what only builds are told apart', () => {
  expect(judgeReport(report(['react', 'tool']), new Set(['react']))).toEqual({
    shipped: ['react <2, high: Runs what it reads (https://example.com/a); through other'],
    tools: ['tool <2, high: Runs what it reads (https://example.com/a); through other'],
  });
});

test('nothing known is an empty judgement', () => {
  expect(judgeReport(report([]), new Set(['react']))).toEqual({ shipped: [], tools: [] });
});

test.each(['', 'npm error', '{"message":"405 Method Not Allowed"}', '{"auditReportVersion":1}', 'null'])(
  'no report is no judgement: %s',
  (output) => {
    expect(judgeReport(output, new Set())).toBeUndefined();
  },
);
