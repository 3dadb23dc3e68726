import type { AnyValue } from '../../../model/exercise.ts';
import type { SampleRequest } from '../../../model/sampleSource.ts';
import { available } from '../diagnostic.ts';

/** Part of the recorded response that is compared in addition to its status. */
export type Compared =
  | { kind: 'body' }
  | { kind: 'status' }
  | { kind: 'contains'; text: string }
  | { kind: 'part'; pointer: string };

/** Tags above a request that make it a check of an exercise. */
interface CheckTags {
  compared: Compared;
  /** Ids of requests that are sent first, to a fresh app. */
  after: readonly string[];
  /** Members of the body with a variable value. */
  any: Readonly<Record<string, AnyValue>>;
}

/** The title is the text after `###`, the id that of `# @name`. */
export interface HttpRequest extends SampleRequest {
  /** `# @cookie-jar`: sends and stores cookies as browsers do. */
  cookieJar?: true;
  /** `# @check` of an exercise. */
  check?: CheckTags;
}

type Fail = (message: string) => never;

const HOST = '{{host}}';

const ANY_TAGS: Readonly<Record<string, AnyValue>> = {
  'any-id': 'id',
  'any-time': 'time',
  'any-text': 'text',
  'current-time': 'now',
};

const CHECK_TAGS = ['check', 'after', ...Object.keys(ANY_TAGS)];

const TAGS = ['name', 'cookie-jar', ...CHECK_TAGS];

const COMPARISONS = ['status', 'contains <text>', 'part <JSON Pointer>'];

/** Values of tags by name. */
function readTags(comments: readonly string[], fail: Fail): Map<string, string> {
  const tags = new Map<string, string>();
  for (const comment of comments) {
    const [, name, value = ''] = /^#\s*@([\w-]+)(?:\s+(.*?))?\s*$/.exec(comment) ?? [];
    if (name === undefined) continue;
    if (!TAGS.includes(name)) fail(`there is no tag "@${name}". ${available('tags', name, TAGS)}`);
    if (tags.has(name)) fail(`"@${name}" stands there twice.`);
    tags.set(name, value);
  }
  return tags;
}

function readCompared(written: string, fail: Fail): Compared {
  const [kind = '', ...rest] = written.split(' ');
  const value = rest.join(' ');
  if (kind === '') return { kind: 'body' };
  if (kind === 'status' && value === '') return { kind };
  if (kind === 'contains' && value !== '') return { kind, text: value };
  if (kind === 'part' && value.startsWith('/')) return { kind, pointer: value };
  return fail(`"@check ${written}" compares nothing. ${available('comparisons', kind, COMPARISONS)}`);
}

const wordsOf = (written = '') => written.split(/\s+/).filter(Boolean);

/** @param before ids of the requests above. @returns undefined for a request without `@check`. */
function readCheck(
  tags: ReadonlyMap<string, string>,
  before: readonly string[],
  fail: Fail,
): CheckTags | undefined {
  const compared = tags.get('check');
  if (compared === undefined) {
    const lonely = CHECK_TAGS.find((name) => tags.has(name));
    return lonely ? fail(`"@${lonely}" is for a check: write "# @check" above it.`) : undefined;
  }
  const after = wordsOf(tags.get('after'));
  const unknown = after.find((id) => !before.includes(id));
  if (unknown !== undefined)
    fail(`"@after" names "${unknown}". ${available('requests before this one', unknown, before)}`);
  const any = Object.entries(ANY_TAGS).flatMap(([tag, kind]) =>
    wordsOf(tags.get(tag)).map((name) => [name, kind] as const),
  );
  return { compared: readCompared(compared, fail), after, any: Object.fromEntries(any) };
}

/** @param lines from `###` on; the last one is empty. @param failAt gets an index of `lines`. */
function parseRequest(
  lines: readonly string[],
  before: readonly string[],
  failAt: (at: number, message: string) => never,
): HttpRequest {
  const title = lines[0]?.slice(3).trim();
  if (!title) return failAt(0, 'a request needs a title: "### What it shows".');
  let at = 1;
  while (lines[at]?.startsWith('#')) at += 1;
  const fail: Fail = (message) => failAt(1, message);
  const tags = readTags(lines.slice(1, at), fail);
  const id = tags.get('name') ?? '';
  if (!/^[a-z0-9-]+$/.test(id))
    fail(`the request "${title}" needs a name: "# @name lower-case-with-dashes".`);
  if (before.includes(id)) fail(`the name "${id}" is used twice.`);
  const requestLine = lines[at] ?? '';
  const [, method = '', url = ''] = /^([A-Z]+)\s+(\S+)(?:\s+HTTP\/1\.1)?\s*$/.exec(requestLine) ?? [];
  if (!url.startsWith(HOST)) failAt(at, `expected "METHOD {{host}}/path", found "${requestLine}".`);
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => !line.trim());
  const headers = rest.slice(0, end).map((line, index): [string, string] => {
    const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (!name) failAt(at + 1 + index, `expected "Header: value" or an empty line, found "${line}".`);
    return [name, value.trim()];
  });
  return {
    title,
    id,
    method,
    target: url.slice(HOST.length) || '/',
    headers,
    body: rest.slice(end).join('\n').trim() || undefined,
    cookieJar: tags.has('cookie-jar') || undefined,
    check: readCheck(tags, before, fail),
  };
}

/**
 * Parses a subset of the HTTP-file format of editors (REST Client, JetBrains): `@host`, `###` title, `# @name`, other tags,
 * request line, headers, body (`body.ts` for forms).
 * @throws for everything else, with file and line.
 */
export function parseHttpFile(source: string, file: string): HttpRequest[] {
  const lines = source.split(/\r?\n/);
  const fail = (at: number, message: string): never => {
    throw new Error(`${file}:${at + 1}: ${message}`);
  };
  const starts = [...lines.keys()].filter((at) => lines[at]?.startsWith('###'));
  for (const [at, line] of lines.slice(0, starts[0]).entries())
    if (line.trim() && !/^@host\s*=\s*http:\/\/localhost:4000$/.test(line.trim()))
      fail(at, `expected "@host = http://localhost:4000" or "### Title", found "${line}".`);
  const requests: HttpRequest[] = [];
  for (const [index, start] of starts.entries()) {
    const own = [...lines.slice(start, starts[index + 1]), ''];
    const before = requests.map(({ id }) => id);
    requests.push(parseRequest(own, before, (at, message) => fail(start + at, message)));
  }
  return requests;
}
