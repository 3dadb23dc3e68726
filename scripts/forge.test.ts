/** specification.md HOST-2: the configuration of the forge in `.github`. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { parse } from 'yaml';
import { z } from 'zod';
import { dependencies, devDependencies, scripts } from '../package.json';
import { PROJECT_ROOT } from '../plugins/projectRoot.ts';
import { reportAddress } from '../theme/lib/reportAddress.ts';
import { REPORT_HEADING } from './report/compareBuilds.ts';

const read = (file: string) => fs.readFileSync(path.join(PROJECT_ROOT, '.github', file), 'utf8');

const permissions = z.record(z.string(), z.enum(['read', 'write']));

const workflow = z.object({
  on: z.union([z.string().transform((event) => ({ [event]: null })), z.record(z.string(), z.unknown())]),
  permissions,
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(
    z.string(),
    z.object({
      permissions: permissions.optional(),
      'timeout-minutes': z.number(),
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  ),
});

const workflows = fs.readdirSync(path.join(PROJECT_ROOT, '.github/workflows')).map((file) => {
  const text = read(`workflows/${file}`);
  return { file, text, ...workflow.parse(parse(text)) };
});

/** Write permissions by job; all other jobs have none. */
const MAY_WRITE: Readonly<Record<string, readonly string[]>> = {
  'comment.yml comment': ['pull-requests'],
  'publish.yml deploy': ['pages', 'id-token'],
  'weekly.yml release': ['issues'],
};

/** Commands of npm itself. */
const NPM = ['ci', 'test', 'audit', 'view'];

const jobs = workflows.flatMap(({ file, on, jobs: own }) =>
  Object.entries(own).map(([name, job]) => ({ name: `${file} ${name}`, events: Object.keys(on), ...job })),
);

test('HOST-2 workflows check pull requests, comment on them, publish, and run weekly checks', () => {
  expect(workflows.map(({ file, on }) => [file, Object.keys(on)])).toEqual([
    ['comment.yml', ['workflow_run']],
    ['publish.yml', ['push', 'workflow_dispatch']],
    ['pull-request.yml', ['pull_request']],
    ['weekly.yml', ['schedule', 'workflow_dispatch']],
  ]);
});

test('HOST-2 each action is pinned by its commit, with its version beside it, and has one commit', () => {
  const uses = workflows.flatMap(({ text }) => [...text.matchAll(/uses: (.*)/g)].map(([, use = '']) => use));
  expect(uses.length).toBeGreaterThan(10);
  for (const use of uses) expect(use).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  const actions = new Set(uses.map((use) => use.split('@')[0]));
  expect(new Set(uses).size).toBe(actions.size);
});

test('HOST-2 a job has the least permission to write, and none that writes runs packages', () => {
  for (const { permissions: all } of workflows) expect(Object.values(all)).not.toContain('write');
  const writing = jobs.flatMap(({ name, permissions: own = {}, steps }) => {
    const written = Object.keys(own).filter((key) => own[key] === 'write');
    if (written.length === 0) return [];
    expect(
      steps.filter(({ run = '' }) => /npm (?:ci|run|test|install)|npx|node /.test(run)),
      name,
    ).toEqual([]);
    return [[name, written]];
  });
  expect(Object.fromEntries(writing)).toEqual(MAY_WRITE);
});

test('HOST-2 code of a fork never runs with a token that may write', () => {
  for (const { name, events, steps, permissions: own = {} } of jobs) {
    expect(events, name).not.toContain('pull_request_target');
    if (events.includes('pull_request')) expect(Object.values(own), name).not.toContain('write');
    if (events.includes('workflow_run'))
      expect(
        steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout')),
        name,
      ).toEqual([]);
    // An expression would be part of the program: values come as variables.
    for (const { run = '' } of steps) expect(run, name).not.toContain('${{');
  }
});

test('HOST-2 each step is a command of this project or of npm', () => {
  const commands = jobs.flatMap(({ steps }) =>
    steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|([\w-]+))/g)].map(
        ([, script, command]) => script ?? command ?? '',
      ),
    ),
  );
  expect(new Set(commands)).toEqual(
    new Set(['ci', 'test', 'build', 'report', 'framework:upgrade', 'audit', 'view']),
  );
  const programs = jobs.flatMap(({ steps }) =>
    steps.flatMap(({ run = '' }) => [...run.matchAll(/\bnpx (.*)/g)].map(([, program = '']) => program)),
  );
  expect(programs).toEqual(['tsx scripts/links']);
  expect(commands.filter((name) => !NPM.includes(name) && !Object.hasOwn(scripts, name))).toEqual([]);
});

test('HOST-2 a pull request has one comment, found by the heading of the report', () => {
  const text = workflows.find(({ file }) => file === 'comment.yml')?.text;
  expect(text?.match(/startswith\("(.*?)"\)/)?.[1]).toBe(REPORT_HEADING);
});

describe('the other files', () => {
  test('HOST-2 READ-8 the link of a page fills in the fields of an issue form', () => {
    const { searchParams } = new URL(
      reportAddress('https://example.com/new', { title: 'T', page: 'P', version: 'V', selected: 'S' }),
    );
    const form = z
      .object({
        body: z.array(z.object({ id: z.string(), attributes: z.object({ render: z.string().optional() }) })),
      })
      .parse(parse(read(`ISSUE_TEMPLATE/${searchParams.get('template')}`)));
    const ids = form.body.map(({ id }) => id);
    const fields = [...searchParams.keys()].filter((key) => key !== 'template' && key !== 'title');
    expect(fields).toEqual(['page', 'version', 'selected']);
    expect(ids).toEqual(expect.arrayContaining(fields));
    // Text of a page is not rendered as Markdown in the issue.
    expect(form.body.find(({ id }) => id === 'selected')?.attributes.render).toBe('text');
  });

  test('HOST-2 updates look where packages are, and every pattern of a group matches a package', () => {
    const updates = z
      .object({
        updates: z.array(
          z.object({
            'package-ecosystem': z.string(),
            directory: z.string(),
            groups: z.record(z.string(), z.object({ patterns: z.array(z.string()).optional() })).default({}),
          }),
        ),
      })
      .parse(parse(read('dependabot.yml'))).updates;
    const names = Object.keys({ ...dependencies, ...devDependencies });
    for (const { 'package-ecosystem': ecosystem, directory, groups } of updates) {
      if (ecosystem !== 'npm') continue;
      expect(fs.existsSync(path.join(PROJECT_ROOT, directory, 'package-lock.json')), directory).toBe(true);
      const patterns = Object.values(groups).flatMap(({ patterns: own = [] }) => own);
      const unused = patterns.filter(
        (pattern) => !names.some((name) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name)),
      );
      expect(unused).toEqual([]);
    }
  });
});
