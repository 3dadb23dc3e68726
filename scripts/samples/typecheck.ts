import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';

/** Names that are newer than the documented version: readers do not have them. */
const LATER_API = /\b(?:apiRoutes|pageRoutes|RouteDefinition|PageDefinition)\b/;

/** Strictly, as `bun init` sets a project up. @returns messages as `line:column message`, by a path relative to the samples. */
export function typeCheck(root: string): Map<string, string[]> {
  const compiler = path.join(SAMPLES_DIR, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [compiler, '--project', root, '--pretty', 'false'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const messages = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const line of stdout.split('\n')) {
    const [, file, row, column, text] = /^(.+?)\((\d+),(\d+)\): error (TS\d+: .*)$/.exec(line) ?? [];
    if (file && text) {
      current = messages.get(file) ?? [];
      messages.set(file, current);
      current.push(`${row}:${column} ${text}`);
    } else if (current && line.startsWith('  ')) {
      current.push(line);
    }
  }
  if (status !== 0 && messages.size === 0) throw new Error(`The compiler did not run: ${stderr || stdout}`);
  return messages;
}

/** Uses of API that came after the documented version, as `line text`, in the files of a folder. */
export function findLaterApi(files: readonly string[]): string[] {
  return files.flatMap((file) =>
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (LATER_API.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}
