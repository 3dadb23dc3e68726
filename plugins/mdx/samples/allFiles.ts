import type { RootContent } from 'mdast';
import { type Environment, posixCommand, powerShellCommand } from '../../../model/shell.ts';
import { code, element, inlineCode, paragraph, text } from '../nodes.ts';
import { START } from './program.ts';
import { readCode, type ShownSample } from './read.ts';
import { languageOf } from './text.ts';

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

/** Start of a program: one sentence if all shells share the command. */
function startOf({ settings: { command, env } }: ShownSample): RootContent[] {
  const line = command?.join(' ') ?? START;
  return Object.keys(env).length === 0
    ? [paragraph(text('Start it with '), inlineCode(line), text('.'))]
    : startBlocks(line, env, 'Start it');
}

/**
 * Folded rest of a program, for readers who copy and start all of it: the files that the page does not show whole, and the
 * command. Closed in print, too: print omits the rest as well.
 * @param shown files that the page shows whole.
 * @param usual code by path of files that the page shows once for all programs: identical files are not repeated.
 * @returns a native disclosure; empty if no file is missing and the command is the same in every shell.
 */
export function restBlocks(
  sample: ShownSample,
  shown: ReadonlySet<string>,
  usual: ReadonlyMap<string, string>,
): RootContent[] {
  const { files, settings } = sample;
  // The files of a sample of type errors are complete programs, and are not started.
  if (settings.types === 'fail') return [];
  const rest = files.filter((file) => !shown.has(file) && usual.get(file) !== readCode(sample, file));
  if (rest.length === 0 && Object.keys(settings.env).length === 0) return [];
  const count = rest.length === files.length ? `${rest.length}` : `${rest.length} more`;
  const label = rest.length === 0 ? 'How to start it' : `All files (${count})`;
  // Files without colours, since they are copied rather than read.
  const blocks = rest.map((file) => code(languageOf(file), `title="${file}" plain`, readCode(sample, file)));
  const summary = element('summary', {}, [text(label)]);
  return [element('details', { className: 'fold' }, [summary, ...blocks, ...startOf(sample)])];
}
