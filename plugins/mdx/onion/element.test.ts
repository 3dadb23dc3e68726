import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { createExpandForTest } from '../../../e2e/support/expandForTest.ts';

const samples = fs.mkdtempSync(path.join(os.tmpdir(), 'onion-'));
afterAll(() => fs.rmSync(samples, { recursive: true }));

const FILES = {
  'index.ts': '',
  'requests.http': '@host = http://localhost:4000\n\n### One "thing"\n# @name one\nGET {{host}}/api/a\n',
  'recording.json': JSON.stringify({
    stdout: [
      'BurgerAPI is running at: http://localhost:4000',
      'GET /api/a',
      '  in: log (global)',
      '  handler',
      '  out: log (global)',
    ],
    stderr: [],
    exitCode: null,
    answers: { one: { status: 200, statusText: 'OK', headers: {}, body: '' } },
    differences: {},
  }),
};
fs.mkdirSync(path.join(samples, 'app'));
for (const [name, text] of Object.entries(FILES)) fs.writeFileSync(path.join(samples, 'app', name), text);

const expand = createExpandForTest(samples);

test('a page shows the recordings of the requests that it names', () => {
  const { source, diagnostics, folders } = expand(
    '<OnionView name="app" requests="one" caption="What ran." />\n',
  );
  expect(diagnostics).toEqual([]);
  expect(folders).toEqual([path.join(samples, 'app')]);
  const runs = [
    {
      title: 'One "thing"',
      method: 'GET',
      target: '/api/a',
      status: '200 OK',
      layers: [{ kind: 'router' }, { kind: 'global', name: 'log' }, { kind: 'handler' }],
      steps: [
        { layer: 0, does: 'arrives' },
        { layer: 1, does: 'runs' },
        { layer: 2, does: 'runs' },
        { layer: 2, does: 'returns' },
        { layer: 1, does: 'hook' },
        { layer: 0, does: 'leaves' },
      ],
    },
  ];
  expect(source).toBe(
    `<OnionView caption="What ran." runs={${JSON.stringify(runs)}} />\n\nimport { OnionView } from "/theme/OnionView.tsx";\n`,
  );
});

test.each([
  ['<OnionView name="ap" requests="one" caption="" />', 'names the sample "ap", which does not exist.'],
  ['<OnionView name="app" requests="two" caption="" />', 'shows the request "two" of "app".'],
  ['<OnionView name="app" request="one" />', 'has no attribute "request". Did you mean "requests"?'],
])('%s is a problem with its line', (text, problem) => {
  expect(String(expand(`# Page\n\n${text}\n`).diagnostics[0]?.reason)).toContain(problem);
});
