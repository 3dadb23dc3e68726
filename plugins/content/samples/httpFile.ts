/** One request of a `requests.http`. */
export interface HttpRequest {
  /** Text after `###`: what readers see. */
  title: string;
  /** `# @name`: unique in the file. */
  id: string;
  method: string;
  /** Path and query as written. */
  target: string;
  /** Names as written. */
  headers: readonly (readonly [string, string])[];
  body: string | undefined;
  /** `# @cookie-jar`: sends the cookies that earlier responses set, and keeps those of its own response, as browsers do. */
  cookieJar?: true;
  /** Line of the request line, from 1. */
  line: number;
}

const HOST = '{{host}}';

/**
 * Reads the subset of the HTTP-file format that the samples use: `@host`, `###` separators with a title, `# @name`,
 * `# @cookie-jar`, request line, headers, an empty line, body (see `body.ts` for forms with files). Editors (REST Client, JetBrains) run the same file.
 *
 * @param file only for messages.
 * @throws with file and line for everything that is not understood; nothing is skipped silently.
 */
export function parseHttpFile(source: string, file: string): HttpRequest[] {
  const requests: HttpRequest[] = [];
  const lines = source.split(/\r?\n/);
  const fail = (line: number, message: string): never => {
    throw new Error(`${file}:${line}: ${message}`);
  };
  let at = 0;
  const next = () => lines[at];
  while (at < lines.length && !next()?.startsWith('###')) {
    const line = next() ?? '';
    if (line.trim() && !/^@host\s*=\s*http:\/\/localhost:4000$/.test(line.trim())) {
      fail(at + 1, `expected "@host = http://localhost:4000" or "### Title", found "${line}".`);
    }
    at += 1;
  }
  while (at < lines.length) {
    const title = (next() ?? '').slice(3).trim();
    if (!title) fail(at + 1, 'a request needs a title: "### What it shows".');
    at += 1;
    let id = '';
    let cookieJar = false;
    while (next()?.startsWith('#') && !next()?.startsWith('###')) {
      id = /^#\s*@name\s+([a-z0-9-]+)\s*$/.exec(next() ?? '')?.[1] ?? id;
      cookieJar ||= /^#\s*@cookie-jar\s*$/.test(next() ?? '');
      at += 1;
    }
    if (!id) fail(at + 1, `the request "${title}" needs a name: "# @name lower-case-with-dashes".`);
    if (requests.some((request) => request.id === id)) fail(at + 1, `the name "${id}" is used twice.`);
    const line = at + 1;
    const [, method = '', url = ''] = /^([A-Z]+)\s+(\S+)(?:\s+HTTP\/1\.1)?\s*$/.exec(next() ?? '') ?? [];
    if (!method || !url.startsWith(HOST)) {
      fail(line, `expected "METHOD {{host}}/path", found "${next() ?? ''}".`);
    }
    at += 1;
    const headers: [string, string][] = [];
    while (next()?.trim() && !next()?.startsWith('###')) {
      const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(next() ?? '') ?? [];
      if (!name) fail(at + 1, `expected "Header: value" or an empty line, found "${next()}".`);
      headers.push([name, value.trim()]);
      at += 1;
    }
    const body: string[] = [];
    while (at < lines.length && !next()?.startsWith('###')) {
      body.push(next() ?? '');
      at += 1;
    }
    const text = body.join('\n').trim();
    requests.push({
      title,
      id,
      method,
      target: url.slice(HOST.length) || '/',
      headers,
      body: text || undefined,
      ...(cookieJar && { cookieJar }),
      line,
    });
  }
  return requests;
}
