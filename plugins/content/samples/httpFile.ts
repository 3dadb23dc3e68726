import { available } from '../diagnostic.ts';
import { CHECK_TAGS, type CheckTags, readCheckTags } from './checkTags.ts';

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
  /** `# @check`, in the solution of an exercise. */
  check?: CheckTags;
  /** Line of the request line, from 1. */
  line: number;
}

const HOST = '{{host}}';

const TAGS: readonly string[] = ['name', 'cookie-jar', ...CHECK_TAGS];

/** What stands behind the tags of some lines, by their names. @throws for a tag that there isn't, or that stands there twice. */
function readTags(comments: readonly string[]): Map<string, string> {
  const tags = new Map<string, string>();
  for (const comment of comments) {
    const [, name, value = ''] = /^#\s*@([\w-]+)(?:\s+(.*?))?\s*$/.exec(comment) ?? [];
    if (name === undefined) continue;
    if (!TAGS.includes(name)) throw new Error(`there is no tag "@${name}". ${available('tags', name, TAGS)}`);
    if (tags.has(name)) throw new Error(`"@${name}" stands there twice.`);
    tags.set(name, value);
  }
  return tags;
}

/** What the comments between title and request line say. */
function readHead(comments: readonly string[], fail: (message: string) => never) {
  try {
    const tags = readTags(comments);
    const [id = ''] = /^[a-z0-9-]+$/.exec(tags.get('name') ?? '') ?? [];
    return { id, cookieJar: tags.has('cookie-jar') || undefined, check: readCheckTags(tags) };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads the subset of the HTTP-file format that the samples use: `@host`, `###` separators with a title, `# @name`,
 * `# @cookie-jar`, the tags of checks, request line, headers, an empty line, body (see `body.ts` for forms with files). Editors (REST Client, JetBrains) run the same file.
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
    const first = at;
    while (next()?.startsWith('#') && !next()?.startsWith('###')) at += 1;
    const { id, cookieJar, check } = readHead(lines.slice(first, at), (message) => fail(first + 1, message));
    if (!id) fail(at + 1, `the request "${title}" needs a name: "# @name lower-case-with-dashes".`);
    if (requests.some((request) => request.id === id)) fail(at + 1, `the name "${id}" is used twice.`);
    const unknown = check?.after.find((other) => !requests.some((request) => request.id === other));
    if (unknown !== undefined) {
      const known = requests.map((request) => request.id);
      fail(
        first + 1,
        `"@after" names "${unknown}". ${available('requests before this one', unknown, known)}`,
      );
    }
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
      ...(check && { check }),
      line,
    });
  }
  return requests;
}
