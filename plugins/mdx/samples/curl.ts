import type { HttpRequest } from '../../../samples/runner/httpFile.ts';

const ORIGIN = 'http://localhost:4000';

/** Quotes a word for a POSIX shell where it needs it. */
function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** The command that sends a request exactly as it was recorded, one option a line. */
export function curlCommand({ method, target, headers, body }: HttpRequest): string {
  const options: string[] = [];
  if (method === 'HEAD') options.push('--head');
  else if (method !== (body === undefined ? 'GET' : 'POST')) options.push(`-X ${method}`);
  for (const [name, value] of headers)
    options.push(`-H ${shellWord(value ? `${name}: ${value}` : `${name};`)}`);
  // curl would add a type of its own to a body.
  if (body !== undefined && !headers.some(([name]) => name.toLowerCase() === 'content-type')) {
    options.push("-H 'Content-Type:'");
  }
  if (body !== undefined) options.push(`--data-raw ${shellWord(body)}`);
  // curl takes "." and ".." out of a path unless told otherwise.
  if (/\/\.\.?(?:\/|$)/.test(target.split('?')[0] ?? '')) options.push('--path-as-is');
  const globs = /[[\]{}]/.test(target) ? ['-g'] : [];
  const parts = [`curl -i ${[...globs, shellWord(ORIGIN + target)].join(' ')}`, ...options];
  const oneLine = parts.join(' ');
  return oneLine.length <= 76 && !oneLine.includes('\n') ? oneLine : parts.join(' \\\n  ');
}
