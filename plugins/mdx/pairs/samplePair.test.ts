import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { createExpandForTest } from '../../../e2e/support/expandForTest.ts';
import { formatDiagnostic } from '../../content/diagnostic.ts';

let base: string;

const json = (body: string, status = 200, headers = {}) => ({
  status,
  statusText: 'OK',
  headers: { 'content-type': 'application/json', ...headers },
  body,
});

function write(file: string, content: unknown) {
  const target = path.join(base, 'samples', file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

function record(sample: string, answers: object) {
  write(`${sample}/recording.json`, { stdout: [], stderr: [], exitCode: null, answers, differences: {} });
}

/** Settings of the other program. */
function settle(differs: Record<string, string>) {
  write('menu/other/sample.json', {
    pair: { with: 'menu/own', labels: ['Express', 'Ours'], package: 'express', differs },
  });
}

beforeEach(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'pairs-'));
  write('menu/own/index.ts', 'await serve();\n');
  write('menu/own/api/route.ts', 'export const GET = () => Response.json({});\n');
  write(
    'menu/own/requests.http',
    '### Reads it\n# @name read\nGET {{host}}/api\n\n### Asks more\n# @name more\nHEAD {{host}}/api\n',
  );
  write('menu/other/index.ts', "app.get('/api', read);\n");
  settle({ more: 'Only one of them knows `HEAD`.' });
  record('menu/own', { read: json('{"a":1}', 200, { 'x-both': 'yes' }), more: json('', 405) });
  record('menu/other', { read: json('{"a":1}', 200, { 'x-both': 'yes', 'x-own': '1' }), more: json('') });
});

afterEach(() => fs.rmSync(base, { recursive: true, force: true }));

const expand = (source: string) => createExpandForTest(path.join(base, 'samples'))(source);

const PAIR =
  '<SamplePair name="menu/other" files="index.ts" with="index.ts api/route.ts" requests="read more" />';

const reasons = (source: string) => expand(source).diagnostics.map(formatDiagnostic).join('\n');

describe('a pair of programs on a page (R-10)', () => {
  test('each program has the name of its framework as title, and the other framework its version too', () => {
    const { source, diagnostics } = expand(PAIR);
    expect(diagnostics).toEqual([]);
    const sides = source.split('<Exchange ').slice(1, 3);
    expect(sides.map((side) => /title="(.*?)"/.exec(side)?.[1])).toEqual(['Express 4.5.6', 'Ours']);
    expect(source).toContain('<Verified framework="burger-api 7.8.9" bun="8.1, 8.2, 8.3" />');
    expect(sides[0]).toContain(`\`\`\`ts title="index.ts"\napp.get('/api', read);\n\`\`\``);
    expect(sides[1]).toContain('title="api/route.ts"');
  });

  test('an equal response is shown once, with the headers of both', () => {
    const { source } = expand(PAIR.replace('read more', 'read'));
    expect(source.match(/```http/g)).toHaveLength(1);
    expect(source).toContain(
      '<PairFold label="Reads it: both respond alike" method="GET" address="/api" status="200 OK">',
    );
    expect(source).toContain('x-both: yes');
    expect(source).not.toContain('x-own');
  });

  test('different responses are both shown, with the reason', () => {
    const { source } = expand(PAIR.replace('read more', 'more'));
    expect(source).toMatch(
      /title="Express responds" status="200 OK">\s+```http\nHTTP\/1\.1 200[\s\S]*title="Ours responds" status="405 OK">\s+```http\nHTTP\/1\.1 405/,
    );
    expect(source).toContain('</PairSides>\n\nOnly one of them knows `HEAD`.');
  });

  test('a page with pairs has one footnote, and imports the components', () => {
    const { source, shown, folders } = expand(`# Page\n\n${PAIR}\n\n${PAIR}\n`);
    expect(source.match(/<Verified /g)).toHaveLength(1);
    expect(source).toMatch(/import \{ .*PairSides.* \} from "\/theme\/pairs\.ts";\n/);
    expect(shown.map(({ sample, place, lines }) => [sample, place, lines])).toEqual([
      ['menu/other', 'docs/page.mdx:3', 1],
      ['menu/own', 'docs/page.mdx:3', 1],
      ['menu/own', 'docs/page.mdx:3', 1],
      ['menu/other', 'docs/page.mdx:5', 1],
      ['menu/own', 'docs/page.mdx:5', 1],
      ['menu/own', 'docs/page.mdx:5', 1],
    ]);
    expect(folders).toEqual([path.join(base, 'samples/menu/other'), path.join(base, 'samples/menu/own')]);
  });

  test('a file of both programs is shown once, and must be equal', () => {
    write('menu/own/dishes.ts', 'export const dishes = [];\n');
    write('menu/other/dishes.ts', 'export const dishes = [];\n');
    const page = PAIR.replace('requests', 'common="dishes.ts" requests');
    expect(expand(page).source.match(/title="dishes\.ts"/g)).toHaveLength(1);
    write('menu/other/dishes.ts', 'export const dishes = [1];\n');
    expect(reasons(page)).toContain('says that "dishes.ts" is common, but it differs');
  });

  test('a page without pairs stays as it is', () => {
    expect(expand('# Page\n').source).toBe('# Page\n');
  });

  test('a difference without a reason is an error with the place', () => {
    settle({});
    expect(reasons(`\n${PAIR}`)).toMatch(
      /docs\/page\.mdx:2: <SamplePair> shows "menu\/other", which "more" gets another response/,
    );
  });

  test('unknown samples, files, requests and attributes', () => {
    expect(reasons(PAIR.replace('menu/other', 'menu/othre'))).toContain('Did you mean "menu/other"');
    expect(reasons(PAIR.replace('menu/other', 'menu/own'))).toContain('is no half of a pair');
    expect(reasons(PAIR.replace('api/route.ts', 'api/rout.ts'))).toContain('shows the file "api/rout.ts"');
    expect(reasons(PAIR.replace('read more', 'reed'))).toContain('shows the request "reed"');
    expect(reasons(PAIR.replace('with=', 'and='))).toContain('has no attribute "and"');
  });
});
