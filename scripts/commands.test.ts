import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { scripts } from '../package.json';
import { createPageOutputs } from '../plugins/pageOutputs.ts';
import { PROJECT_ROOT } from '../plugins/projectRoot.ts';
import { readThisSite } from './thisSite.ts';

const read = (file: string) => fs.readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

/** Commands that a person starts by their own word: `npm test`, not `npm run test`. */
const OWN_WORD = ['start', 'test'];

const callOf = (name: string) => (OWN_WORD.includes(name) ? `npm ${name}` : `npm run ${name}`);

/** Sources and documents that may name a command. Programs and pages of the docs have their own commands. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: PROJECT_ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:md|ts|tsx|mjs|css)$/.test(file) && !/^(?:docs|samples\/.+\/)/.test(file))
  .filter((file) => fs.existsSync(path.join(PROJECT_ROOT, file)));

test('package.json has at most 18 commands', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(18);
});

test('a change is tested by the command of the README, with nothing before it', () => {
  const lines = read('.ci/run')
    .split('\n')
    .filter((line) => line !== '' && !/^(?:#|set |cd )/.test(line));
  expect(lines).toEqual(['npm test']);
  expect(read('README.md')).toContain(`\n${lines[0]} `);
});

test('a command writes the programs of pages into a folder of its own', () => {
  const siteContext = readThisSite();
  const home = path.join(siteContext.docsDir, 'index.mdx');
  const { tree } = siteContext.reader.parse(home);
  const expanded = tree && createPageOutputs(siteContext).expand(tree, home).treeFor('page');
  const written = JSON.stringify(expanded).match(/[^"]+\/\.rspress\/[^"]+/g) ?? [];
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((file) => !file.startsWith(siteContext.generated('run')))).toEqual([]);
  expect(siteContext.generated('run')).not.toBe(path.join(PROJECT_ROOT, '.rspress/run'));
});

test('there is one command for one thing', () => {
  const programs = Object.values(scripts);
  const runs = programs.flatMap((command) => /^tsx (scripts\/[\w./-]+)$/.exec(command)?.[1] ?? []);
  const listed = [...(read('README.md') + read('CONTRIBUTING.md')).matchAll(/^\| `(np[mx] [^`]+)`/gm)].map(
    ([, command = '']) => command,
  );
  expect(duplicates(programs)).toEqual([]);
  expect(runs.length).toBeGreaterThan(3);
  expect(listed.length).toBeGreaterThan(20);
  expect(duplicates(listed)).toEqual([]);
  // Scripts that package.json names are started by that name.
  const again = listed.filter((command) => runs.some((file) => `npx tsx ${file}`.startsWith(command)));
  expect(again).toEqual([]);
});

test('each command has its line in README or CONTRIBUTING', () => {
  const documents = read('README.md') + read('CONTRIBUTING.md');
  const lines = Object.keys(scripts).filter(
    (name) => !documents.includes(`| \`${callOf(name)}`) && !documents.includes(`\n${callOf(name)} `),
  );
  expect(lines).toEqual([]);
});

test('each command that is named somewhere exists', () => {
  const missing = files.flatMap((file) => {
    const text = read(file);
    const commands = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)]
      .map(([, name = '']) => name.replace(/:$/, ''))
      .filter((name) => !Object.hasOwn(scripts, name));
    const programs = [...text.matchAll(/npx tsx (scripts\/[\w./-]*\w)/g)]
      .map(([, name = '']) => name)
      .filter((name) => ![name, `${name}/index.ts`].some((at) => at.endsWith('.ts') && isFile(at)));
    return [...commands, ...programs].map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('each program that is no command of package.json has its line in CONTRIBUTING', () => {
  const documents = read('CONTRIBUTING.md');
  const programs = files.flatMap((file) => {
    const [, name] = /^\/\*\*\s[^/]*?`npx tsx ([\w./-]+)/.exec(read(file)) ?? [];
    return name === undefined ? [] : [name];
  });
  expect(programs.length).toBeGreaterThan(5);
  expect(programs.filter((name) => !documents.includes(`| \`npx tsx ${name}`))).toEqual([]);
});

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

function isFile(name: string): boolean {
  return fs.statSync(path.join(PROJECT_ROOT, name), { throwIfNoEntry: false })?.isFile() ?? false;
}
