import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { createExpandForTest } from '../../../e2e/support/expandForTest.ts';

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'window-'));
afterAll(() => fs.rmSync(base, { recursive: true }));

const FILES = {
  'bell/index.ts': 'await serve();\n',
  'bell/requests.http': '### Ring\n# @name ring\nGET {{host}}/api/bell\n',
  'stopped/index.ts': 'await serve();\n',
  'stopped/requests.http': '### Ring\n# @name ring\nGET {{host}}/api/bell\n',
  'inPage.json': '{ "runs": ["bell"], "others": { "stopped": "no response" } }',
};
for (const [name, text] of Object.entries(FILES)) {
  const file = path.join(base, 'samples', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

const expand = createExpandForTest(path.join(base, 'samples'));
const WINDOW = '<RequestWindow sample="bell" request="ring" />';

test('a window has the address of its program, which is written once', () => {
  const { source, diagnostics, files } = expand(`${WINDOW}\n\n${WINDOW}\n`);
  expect(diagnostics).toEqual([]);
  const program = path.join(base, 'assets/bell.json');
  expect(source).toBe(
    `${Array(2).fill('<RequestWindow program={program0} request="ring" />').join('\n\n')}\n\nimport { RequestWindow } from "/theme/RequestWindow.tsx";\n\nimport program0 from ${JSON.stringify(program)};\n`,
  );
  expect(JSON.parse(fs.readFileSync(program, 'utf8')).requests).toHaveLength(1);
  expect(files).toContain(path.join(base, 'samples/inPage.json'));
});

test('a window in code stays code, and an element may take several lines', () => {
  const code = `\`\`\`mdx\n${WINDOW}\n\`\`\`\n`;
  expect(expand(code).source).toBe(code);
  expect(expand(WINDOW.replace(' request', '\n  request')).source).toContain('program={program0}');
});

test.each([
  [WINDOW.replace('bell', 'stopped'), 'names the sample "stopped", which does not run in the page'],
  [WINDOW.replace('bell', 'bel'), 'names the sample "bel", which does not exist. Did you mean "bell"?'],
  ['<RequestWindow sample="bell" />', 'needs request="…".'],
  ['<RequestWindow {...all} />', 'takes no spread attributes.'],
])('%s is a problem with its line', (text, problem) => {
  const [found] = expand(`# Page\n\n${text}\n`).diagnostics;
  expect([found?.line, found?.reason]).toEqual([3, expect.stringContaining(`<RequestWindow> ${problem}`)]);
});
