import { posixFiles, quote } from '../../../model/shell.ts';
import type { FileChange } from './history.ts';

/** A POSIX shell script that makes the changes of a step, byte for byte, in the project's folder. */
export function shellScript(changes: readonly FileChange[]): string {
  const written = changes.filter(({ kind }) => kind !== 'removed');
  const removed = changes.filter(({ kind }) => kind === 'removed');
  return [
    ...posixFiles(Object.fromEntries(written.map(({ path, after }) => [path, after]))),
    ...(removed.length > 0 ? [`rm ${removed.map(({ path }) => quote(path)).join(' ')}`] : []),
  ].join('\n');
}
