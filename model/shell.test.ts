import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@rstest/core';
import { posixCommand, powerShellCommand } from './shell.ts';

describe('the start of an app with an environment', () => {
  const environment = { TOKEN: "it's odd", PLAIN: 'plain' };

  test('a POSIX shell passes it on, for this command alone', () => {
    const command = posixCommand(
      `${process.execPath} -p 'process.env.TOKEN + process.env.PLAIN'`,
      environment,
    );
    const { stdout } = spawnSync('sh', ['-c', `${command}; printf %s "$PLAIN"`], { encoding: 'utf8' });
    expect(stdout).toBe("it's oddplain\n");
  });

  test('PowerShell sets variables first, with its own quotes', () => {
    expect(powerShellCommand('bun index.ts', environment)).toBe(
      "$env:TOKEN = 'it''s odd'; $env:PLAIN = 'plain'; bun index.ts",
    );
  });

  test('without one, both are the command itself', () => {
    expect([posixCommand('bun index.ts', {}), powerShellCommand('bun index.ts', {})]).toEqual([
      'bun index.ts',
      'bun index.ts',
    ]);
  });
});
