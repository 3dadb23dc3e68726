/** A request as readers see it before it is sent. */

import { parseJson } from './parseJson.ts';
import type { SentRequest } from './sentRequest.ts';

const JSON_TYPE = 'application/json';

/** A request in lines: `POST /api/todos`, its headers, and its body, after an empty line where there are headers. */
export function requestText({ method, target, headers, body }: SentRequest): string {
  // The type of a JSON body is evident from the body.
  const isJson = parseJson(body ?? '') !== undefined;
  const shown = headers
    .filter(([name, value]) => !(isJson && name.toLowerCase() === 'content-type' && value === JSON_TYPE))
    .map(([name, value]) => `${name}: ${value}`);
  const end = shown.length > 0 ? ['', body] : [body];
  return [`${method} ${target}`, ...shown, ...(body ? end : [])].join('\n');
}
