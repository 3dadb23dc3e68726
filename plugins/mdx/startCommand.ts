import type { RootContent } from 'mdast';
import { type Environment, posixCommand, powerShellCommand } from '../../model/shell.ts';
import { code, element } from './nodes.ts';

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
