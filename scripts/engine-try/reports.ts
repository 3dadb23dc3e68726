/** Parsers of the output of a trial's steps. */
import { stripVTControlCharacters } from 'node:util';
import { XmlDocument, type XmlElement } from 'libxml2-wasm';
import type { TestResult } from './holds.ts';

/** The line about a new shape, else the first about an error, in the output of a program that has failed. */
export function firstError(output: string): string {
  const lines = stripVTControlCharacters(output)
    .trim()
    .split(/\s*\n\s*/);
  const find = (pattern: RegExp) => lines.find((line) => pattern.test(line));
  return find(/has a new shape/) || find(/\b\w*error\b/i) || lines.at(-1) || 'no output';
}

/** Tests of a report in JUnit's form, or the error of a program without one. @param folder from which the paths begin. */
export function readTests(output: string, folder = ''): TestResult[] {
  const start = output.search(/<testsuites/);
  if (start < 0) return [{ file: 'the program', title: '', error: firstError(output) }];
  const document = XmlDocument.fromString(output.slice(start));
  const outcomes = document.find('//testsuite[not(testcase)] | //testcase[not(skipped)]').map((node) => {
    const read = (name: string, of = node as XmlElement) => of.attr(name)?.value ?? '';
    const file = folder + (read('classname') || read('name'));
    if ((node as XmlElement).name === 'testsuite') return { file, title: '', error: 'no test could run' };
    const failure = node.get('failure | error') as XmlElement | null;
    const [error] = failure ? stripVTControlCharacters(read('message', failure)).split('\n') : [];
    return { file, title: read('name'), error };
  });
  document.dispose();
  return outcomes;
}
