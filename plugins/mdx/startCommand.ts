import type { RootContent } from 'mdast';
import { code, element } from './nodes.ts';

/** Variables of a program's environment, by name. */
export type Environment = Readonly<Record<string, string>>;

/** Quotes a word for a POSIX shell where it needs it. */
export function quote(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** A command with variables set for it alone, for a POSIX shell. */
export function posixCommand(command: string, environment: Environment): string {
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${quote(value)}`);
  return [...variables, command].join(' ');
}

/** The same for PowerShell, where the variables stay set until the window is closed. */
export function powerShellCommand(command: string, environment: Environment): string {
  const variables = Object.entries(environment).map(
    ([name, value]) => `$env:${name} = '${value.replaceAll("'", "''")}'`,
  );
  return [...variables, command].join('; ');
}

/**
 * The command that starts a program with the environment that it was recorded with, where shells differ for each.
 *
 * @param title of the block; that for PowerShell says so.
 */
export function startBlocks(command: string, environment: Environment, title: string): RootContent[] {
  const posix = code('sh', `title="${title}"`, posixCommand(command, environment));
  if (Object.keys(environment).length === 0) return [posix];
  const power = code('powershell', `title="${title} in PowerShell"`, powerShellCommand(command, environment));
  return [
    element('Tabs', { groupId: 'shell', label: 'Shell' }, [
      element('Tab', { label: 'bash' }, [posix]),
      element('Tab', { label: 'PowerShell' }, [power]),
    ]),
  ];
}
