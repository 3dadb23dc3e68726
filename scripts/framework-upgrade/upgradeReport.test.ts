import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { parseMarkdown } from '../../plugins/content/parse.ts';
import { readPageSections } from './pageSections.ts';
import { type Upgrade, upgradeReport } from './upgradeReport.ts';

const samples = fs.mkdtempSync(path.join(os.tmpdir(), 'shown-'));
fs.mkdirSync(path.join(samples, 'errors/not-found'), { recursive: true });
fs.writeFileSync(path.join(samples, 'errors/not-found/index.ts'), '');

afterAll(() => fs.rmSync(samples, { recursive: true, force: true }));

const page = (route: string, source: string, indexed = true) => ({
  route,
  parsed: parseMarkdown('page.mdx', source),
  page: { visibility: { built: true, listed: indexed, indexed, searched: indexed } },
});

const ERRORS = `# Errors

Begin here.

## Not found

<Sample name="errors/not-found" requests="missing other" />

## Program

<Sample name="errors/not-found" files="index.ts" />

## Others

<Sample name="errors/not-found" requests="other" />
`;

const REFERENCE = `# Reference

| Request | Response |
| --- | --- |
| GET without a route | **404** and \`No such page\` |

## Option \\{#debug}

\`debug\` does nothing, and \`debugger\` is another word.
`;

const sections = readPageSections(
  [page('/docs/errors', ERRORS), page('/docs/reference', REFERENCE), page('/docs/old', ERRORS, false)],
  samples,
);

const NOTHING: Upgrade = {
  release: '1.1.0',
  known: '1.0.0',
  runtimes: 'primary (Bun 1.3.14)',
  samples: 2,
  sampleChanges: [],
  nameChanges: [],
  sections,
  address: 'https://burger-api.com',
};

const CHANGE: Upgrade['sampleChanges'][number] = {
  sample: 'errors/not-found',
  requests: ['missing'],
  console: false,
  lost: [['No such page'], ['GET', '404']],
  message: '-missing: 404\n+missing: 410',
};

/** Paragraphs of a chapter. */
const chapterOf = (report: string, title: string) =>
  report.split(`## ${title}\n`)[1]?.split('\n## ')[0]?.trim();

const link = (address: string) => `[${address}](https://burger-api.com${address})`;

test('a release without a difference is reported as such', () => {
  expect(upgradeReport(NOTHING)).toBe(
    '# burger-api 1.1.0\n\nCompared with 1.0.0 on primary (Bun 1.3.14): 0 of 2 samples differ, and 0 names in them.\n\nNew names and messages that no sample uses: `npm diff --diff=burger-api@1.0.0 --diff=burger-api@1.1.0`.\n',
  );
});

test('a changed response names sections that show it, and those with its program or its words', () => {
  const report = upgradeReport({ ...NOTHING, sampleChanges: [CHANGE] });
  expect(chapterOf(report, 'Pages that show what is no longer so')).toBe(
    `- ${link('/docs/errors#not-found')}`,
  );
  expect(chapterOf(report, 'Pages that speak of it')).toBe(
    [
      `- ${link('/docs/errors#program')}`,
      `- ${link('/docs/errors#others')}`,
      `- ${link('/docs/reference')}`,
    ].join('\n'),
  );
  expect(chapterOf(report, 'Responses and output')).toContain('+missing: 410');
  expect(report).not.toContain('/docs/old');
});

test('where no section shows a change, those with the program are named', () => {
  const report = upgradeReport({
    ...NOTHING,
    sampleChanges: [{ ...CHANGE, requests: [], console: true, lost: [] }],
  });
  expect(chapterOf(report, 'Pages that show what is no longer so')).toBeUndefined();
  expect(chapterOf(report, 'Pages that speak of it')).toContain(link('/docs/errors#not-found'));
});

test('a changed name names the sections with it as a word', () => {
  const nameChanges = [{ name: 'ServerOptions.debug', details: '-debug?: boolean\n+' }];
  const report = upgradeReport({ ...NOTHING, nameChanges });
  expect(chapterOf(report, 'Pages that speak of it')).toBe(`- ${link('/docs/reference#debug')}`);
  expect(chapterOf(report, 'Names')).toContain('-debug?: boolean');
});

test('a report above the limit of the forge ends with the number of omitted lines', () => {
  const sampleChanges = Array.from({ length: 60 }, (_, at) => ({
    ...CHANGE,
    message: `${at} ${'x'.repeat(2000)}`,
  }));
  const report = upgradeReport({ ...NOTHING, sampleChanges });
  expect(report.length).toBeLessThan(65_536);
  expect(report).toMatch(/\d+ paragraphs left out: the report is too long\.\n$/);
});
