import { expect, test } from '@rstest/core';
import { countDifferences, differingLines } from './differingLines.ts';

const RECORDED = [
  '{',
  '  "id": "8b0c7a4e-0a3b-4b62-9d2e-1f2a3b4c5d6e",',
  '  "price": 8,',
  '  "name": "Classic"',
  '}',
];

test('TRY-6.c times and ids are equal, and so is a line with an added comma', () => {
  const lines = [
    '{',
    '  "id": "11111111-2222-4333-8444-555555555555",',
    '  "price": 8,',
    '  "name": "Classic",',
    '}',
  ];
  expect(countDifferences(lines, RECORDED)).toBe(0);
  expect(countDifferences(['at 2025-01-01T00:00:00Z'], ['at 2026-02-03T10:20:30.123Z'])).toBe(0);
});

test('TRY-6.c a line that is changed counts once; one that is missing or more counts, too', () => {
  const changed = RECORDED.with(2, '  "price": 9,');
  expect([...differingLines(changed, RECORDED)]).toEqual([2]);
  expect(countDifferences(changed, RECORDED)).toBe(1);
  expect(countDifferences(RECORDED.toSpliced(2, 1), RECORDED)).toBe(1);
  expect(countDifferences(RECORDED.toSpliced(2, 0, '  "size": 2,'), RECORDED)).toBe(1);
});
