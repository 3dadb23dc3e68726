import { spawnSync } from 'node:child_process';

/**
 * Runs commands of a page in a POSIX shell to their end.
 *
 * @returns their output on both streams, and the final working directory.
 * @throws with their output when one of them fails.
 */
export function runShell(
  commands: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
): { output: string; errors: string; cwd: string } {
  const mark = '\u0000cwd:';
  const { status, stdout, stderr, error } = spawnSync(
    'sh',
    ['-ec', `${commands}\nprintf '\\0cwd:%s' "$PWD"`],
    { cwd, env, encoding: 'utf8' },
  );
  if (error) throw new Error(`a POSIX shell is needed: ${error.message}`);
  const at = stdout.lastIndexOf(mark);
  if (status !== 0 || at < 0) throw new Error(`the commands fail (exit code ${status}):\n${stdout}${stderr}`);
  return { output: stdout.slice(0, at), errors: stderr, cwd: stdout.slice(at + mark.length) };
}
