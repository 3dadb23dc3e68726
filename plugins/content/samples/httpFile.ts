import type { SampleRequest } from '../../../model/sampleSource.ts';
import { available, messageOf } from '../diagnostic.ts';
import { CHECK_TAGS, type CheckTags, readCheckTags } from './checkTags.ts';

/** The title is the text after `###`, the id that of `# @name`. */
export interface HttpRequest extends SampleRequest {
  /** `# @cookie-jar`: sends and stores cookies as browsers do. */
  cookieJar?: true;
  /** `# @check` of an exercise. */
  check?: CheckTags;
  /** 1-based line of the request line. */
  line: number;
}

const HOST = '{{host}}';

const TAGS: readonly string[] = ['name', 'cookie-jar', ...CHECK_TAGS];

/** Values of tags by name. @throws for an unknown tag and for a duplicate. */
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

function readHead(comments: readonly string[], fail: (message: string) => never) {
  try {
    const tags = readTags(comments);
    const [id = ''] = /^[a-z0-9-]+$/.exec(tags.get('name') ?? '') ?? [];
    return { id, cookieJar: tags.has('cookie-jar') || undefined, check: readCheckTags(tags) };
  } catch (error) {
    return fail(messageOf(error));
  }
}

/**
 * Parses a subset of the HTTP-file format of editors (REST Client, JetBrains): `@host`, `###` title, `# @name`, other tags,
 * request line, headers, body (`body.ts` for forms).
 * @throws for everything else, with file and line.
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
