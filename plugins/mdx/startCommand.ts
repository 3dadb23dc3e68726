import type { RootContent } from 'mdast';
import { code, element } from './nodes.ts';

export type Environment = Readonly<Record<string, string>>;

/** Quotes a word for POSIX shells if necessary. */
export function quote(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** Sets variables for one command in POSIX shells. */
export function posixCommand(command: string, environment: Environment): string {
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${quote(value)}`);
  return [...variables, command].join(' ');
}

/** Same for PowerShell, where variables stay set. */
export function powerShellCommand(command: string, environment: Environment): string {
  const variables = Object.entries(environment).map(
    ([name, value]) => `$env:${name} = '${value.replaceAll("'", "''")}'`,
  );
  return [...variables, command].join('; ');
}

/** Command that starts a program with its environment, by shell where they differ. @param title of the block. */
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
