import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { SAMPLES_DIR } from '../../../plugins/content/samples/runtimes.ts';
import { dependencies } from '../../../samples/package.json';
import { allFilesCommand } from './allFilesCommand.ts';

const START = { command: 'bun index.ts', env: {} };

/** Packages that the command of a program installs. */
const installed = (files: Readonly<Record<string, string>>) =>
  /^bun add (.*)$/m.exec(allFilesCommand('bash', files, START))?.[1]?.split(' ') ?? [];

describe('TRY-6 the command with all files of a program', () => {
  test('installs the packages that its files import, in any form', () => {
    const text = [
      "import { Burger } from 'burger-api';",
      "import type {\n  output,\n  input,\n} from 'zod/v4';",
      "import 'side-effect';",
      "import {\n  one, // the first\n  two, /* the second */\n} from 'commented';",
      "const late = await import('late');",
      'import own, * as all from "@scope/name/deep";',
      "export * from 'star';",
      "export { one as default, two } from 're-exported';",
    ];
    expect(installed({ 'index.ts': text.join('\n') })).toEqual([
      '@scope/name',
      'burger-api',
      'commented',
      'late',
      're-exported',
      'side-effect',
      'star',
      'zod',
    ]);
  });

  test('doubles typographic quotes for PowerShell, which would end its strings at them', () => {
    const command = allFilesCommand('PowerShell', { 'index.ts': '// It’s ‘here’' }, START);
    expect(command).toContain("'// It’’s ‘‘here’’\n'");
  });

  test('installs no other string, no file and no module of the runtime', () => {
    const text = [
      "import { serve } from 'bun';",
      "import { Database } from 'bun:sqlite';",
      "import { randomUUID } from 'node:crypto';",
      "import path from 'path';",
      "import { AsyncLocalStorage } from 'async_hooks';",
      "const text = `\nimport x from 'evil';\n`;",
      "import { db } from './db';",
      "export const openapi = { get: { summary: 'Where an order is' } };",
      "export const names = Array.from('Ada');",
      "export function GET() {\n  throw new Error('boom');\n}",
      "export default 'lodash';",
    ];
    expect(installed({ 'index.ts': text.join('\n') })).toEqual([]);
  });

  test('no program of the docs needs a package that the samples do not install', () => {
    const files = fs
      .readdirSync(SAMPLES_DIR, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'));
    expect(files.length).toBeGreaterThan(300);
    const known = Object.keys(dependencies);
    for (const file of files) {
      const packages = installed({ [file]: fs.readFileSync(path.join(SAMPLES_DIR, file), 'utf8') });
      expect(
        packages.filter((name) => !known.includes(name)),
        file,
      ).toEqual([]);
    }
  });
});
