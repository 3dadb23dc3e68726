/** The W3C's checker of EPUB files: a package of the system, in Java. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { EPUBCHECK } from '../../scripts/setup.mjs';
import { BUILD, listFiles } from '../support/builtSite.ts';
import { expect, fileTest } from '../support/test.ts';

fileTest('epubcheck finds neither error nor warning in any book', { tag: '@site' }, () => {
  fileTest.setTimeout(180_000);
  const books = listFiles('.epub');
  expect(books.length).toBeGreaterThan(0);
  for (const book of books) {
    // It runs for seconds, too short for the optimising compiler of a long-running server to pay off.
    const flags = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-jar', EPUBCHECK];
    // Ends with an error where it finds one, or a warning.
    const output = execFileSync('java', [...flags, '--failonwarnings', path.join(BUILD, book)], {
      encoding: 'utf8',
    });
    expect(output).toContain('0 fatals / 0 errors / 0 warnings');
  }
});
