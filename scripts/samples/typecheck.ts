import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';

/** A message of the compiler, whose further lines are indented. */
const MESSAGE = /^(\S.*?)\((\d+),(\d+)\): error (TS\d+: .*(?:\n {2}.*)*)/gm;

/** Strictly, as `bun init` sets a project up. @returns messages as `line:column message`, by a path relative to the samples. */
export function typeCheck(root: string): Map<string, string[]> {
  const compiler = path.join(SAMPLES_DIR, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [compiler, '--project', root, '--pretty', 'false'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const messages = new Map<string, string[]>();
  for (const [, file = '', line, column, text] of stdout.matchAll(MESSAGE))
    messages.set(file, [...(messages.get(file) ?? []), `${line}:${column} ${text}`]);
  if (status !== 0 && messages.size === 0) throw new Error(`The compiler did not run: ${stderr || stdout}`);
  return messages;
}
