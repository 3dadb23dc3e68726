import { quote } from '../startCommand.ts';
import type { FileChange } from './history.ts';

/** A word that ends a here-document and is no line of the text. */
function endOf(text: string): string {
  const lines = new Set(text.split('\n'));
  let word = 'EOF';
  while (lines.has(word)) word = `${word}_`;
  return word;
}

function write({ path, after }: FileChange): string {
  if (!after.endsWith('\n'))
    throw new Error(`"${path}" must end with a line break: a here-document adds one.`);
  const end = endOf(after);
  return `cat > ${quote(path)} <<'${end}'\n${after}${end}`;
}

/** A POSIX shell script that makes the changes of a step, byte for byte, in the project's folder. */
export function shellScript(changes: readonly FileChange[]): string {
  const written = changes.filter(({ kind }) => kind !== 'removed');
  const folders = [
    ...new Set(written.map(({ path }) => path.split('/').slice(0, -1).join('/')).filter(Boolean)),
  ];
  const removed = changes.filter(({ kind }) => kind === 'removed');
  return [
    ...(folders.length > 0 ? [`mkdir -p ${folders.map(quote).join(' ')}`] : []),
    ...written.map(write),
    ...(removed.length > 0 ? [`rm ${removed.map(({ path }) => quote(path)).join(' ')}`] : []),
  ].join('\n');
}
