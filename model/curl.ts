/** A curl command for a request: the build writes it for recorded requests, and the page for those that readers change. */
import type { SentRequest } from './sentRequest.ts';
import { quote } from './shell.ts';

const ORIGIN = 'http://localhost:4000';

function bodyOptions({ method, headers, body }: SentRequest): string[] {
  // curl refuses a body with HEAD.
  if (body === undefined || method === 'HEAD') return [];
  // For a body without a type, curl would send its default Content-Type.
  const typed = headers.some(([name]) => name.toLowerCase() === 'content-type');
  return [...(typed ? [] : ["-H 'Content-Type:'"]), `--data-raw ${quote(body)}`];
}

/**
 * The command that sends a request as it is: one line if it is short, otherwise one option a line. HEAD has no body.
 * @param cookieJar true to send and store cookies as browsers do.
 * @param form options for the parts of a form with files, in place of its body.
 */
export function curlCommand(request: SentRequest, cookieJar = false, form?: readonly string[]): string {
  const { method, target, headers, body } = request;
  const options: string[] = [];
  if (method === 'HEAD') options.push('--head');
  else if (method !== (body === undefined ? 'GET' : 'POST')) options.push(`-X ${method}`);
  if (cookieJar) options.push('-b cookies.txt -c cookies.txt');
  for (const [name, value] of headers) {
    // curl writes the type of a form itself: its boundary has to fit.
    if (form && name.toLowerCase() === 'content-type') continue;
    options.push(`-H ${quote(value ? `${name}: ${value}` : `${name};`)}`);
  }
  options.push(...(form ?? bodyOptions(request)));
  // By default curl removes "." and ".." from a path.
  if (/\/\.\.?(?:\/|$)/.test(target.split('?')[0] ?? '')) options.push('--path-as-is');
  const globs = /[[\]{}]/.test(target) ? ['-g'] : [];
  const parts = [`curl -i ${[...globs, quote(ORIGIN + target)].join(' ')}`, ...options];
  const oneLine = parts.join(' ');
  return oneLine.length <= 76 && !oneLine.includes('\n') ? oneLine : parts.join(' \\\n  ');
}
