import type { RootContent } from 'mdast';
import { type Environment, posixCommand, powerShellCommand } from '../../model/shell.ts';
import { code, element } from './nodes.ts';

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
