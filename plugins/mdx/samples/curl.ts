import path from 'node:path';
import { type FormPart, formParts } from '../../content/samples/body.ts';
import type { HttpRequest } from '../../content/samples/httpFile.ts';

const ORIGIN = 'http://localhost:4000';

/** Quotes a word for a POSIX shell where it needs it. */
function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** One part of a form with files. The file is expected in the folder where the command is typed. */
function formOption({ name, filename, type, file, text }: FormPart): string {
  if (file === undefined) return `--form-string ${shellWord(`${name}=${text}`)}`;
  const own = path.posix.basename(file);
  const claims = [
    ...(filename === own ? [] : [`filename=${filename}`]),
    ...(type === undefined ? [] : [`type=${type}`]),
  ];
  return `-F ${shellWord([`${name}=@${own}`, ...claims].join(';'))}`;
}

function bodyOptions(request: HttpRequest): string[] {
  const { headers, body } = request;
  const form = formParts(request);
  if (form) return form.map(formOption);
  if (body === undefined) return [];
  // curl would add a type of its own to a body.
  const typed = headers.some(([name]) => name.toLowerCase() === 'content-type');
  return [...(typed ? [] : ["-H 'Content-Type:'"]), `--data-raw ${shellWord(body)}`];
}

/** The command that sends a request exactly as it was recorded, one option a line. */
export function curlCommand(request: HttpRequest): string {
  const { method, target, headers, body, cookieJar } = request;
  const isForm = formParts(request) !== undefined;
  const options: string[] = [];
  if (method === 'HEAD') options.push('--head');
  else if (method !== (body === undefined ? 'GET' : 'POST')) options.push(`-X ${method}`);
  if (cookieJar) options.push('-b cookies.txt -c cookies.txt');
  for (const [name, value] of headers) {
    // curl writes the type of a form itself: its boundary has to fit.
    if (isForm && name.toLowerCase() === 'content-type') continue;
    options.push(`-H ${shellWord(value ? `${name}: ${value}` : `${name};`)}`);
  }
  options.push(...bodyOptions(request));
  // curl takes "." and ".." out of a path unless told otherwise.
  if (/\/\.\.?(?:\/|$)/.test(target.split('?')[0] ?? '')) options.push('--path-as-is');
  const globs = /[[\]{}]/.test(target) ? ['-g'] : [];
  const parts = [`curl -i ${[...globs, shellWord(ORIGIN + target)].join(' ')}`, ...options];
  const oneLine = parts.join(' ');
  return oneLine.length <= 76 && !oneLine.includes('\n') ? oneLine : parts.join(' \\\n  ');
}
