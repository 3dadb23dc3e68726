/**
 * The one place where values that vary from run to run are replaced by the ones that readers expect.
 */

export interface NormaliseContext {
  /** Port the program listened on; readers see 4000. */
  port: number;
  /** Absolute path of the sample's folder; readers see `.`. */
  dir: string;
}

/** The port that samples name in their text. */
const SHOWN_PORT = '4000';

const RULES: readonly (readonly [RegExp, string])[] = [
  // ISO dates with a time, dates of HTTP headers
  [/\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, '2025-11-01T12:00:00.000Z'],
  [
    /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\b/g,
    'Sat, 01 Nov 2025 12:00:00 GMT',
  ],
  // generated ids
  [
    /\b[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/gi,
    '3f2b8c1e-5d4a-4f6b-9c7d-1e2f3a4b5c6d',
  ],
  // signed tokens, coordinates of their keys
  [/\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g, 'eyJhbGci….eyJzY29w….5Hq2mZr…'],
  [/"([xy])":"[\w-]{43}"/g, '"$1":"…"'],
  // stack frames inside JSON
  [/(?:\\n {4,}at (?:[^"\\]|\\[^n])+)+/g, '\\n    at …'],
  // durations; those in logs are whole numbers
  [/\b\d+(?:\.\d+)?\s?ms\b/g, '0.5 ms'],
  [/"durationMs":\d+(?:\.\d+)?/g, '"durationMs":1'],
  // names of bundled assets, and Bun's development script with its build id
  [/(\/_bun\/(?:asset|client)\/)[\w-]*?[0-9a-f]{8,}[\w-]*/g, '$1<hash>'],
  [/((?:chunk|index)-)[0-9a-z]{8}(\.(?:js|css))/g, '$1<hash>$2'],
  // scripts that Bun puts into pages in development, and into its page about a failed bundle
  [
    /<script>(?:\(\(a\)=>\{document\.addEventListener\('visibilitychange'|let error=Uint8Array)[\s\S]*?<\/script>(?=<\/(?:head|body)>|\s*$)/g,
    '<script>…</script>',
  ],
];

export function normaliseText(text: string, { port, dir }: NormaliseContext): string {
  const plain = text
    .replaceAll(`:${port}`, `:${SHOWN_PORT}`)
    .replace(new RegExp(`\\b${port}\\b`, 'g'), SHOWN_PORT)
    .replaceAll(dir, '.');
  return RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), plain);
}

/** Lines that differ between releases and are of no use to readers: stack frames, excerpts of the source, versions, durations. */
const NOISE = /^\s+at .*$|^Bun v.*$|^bun test v.*$|^Ran \d+ tests? across .*$|^\s*\d+ \|.*$|^\s*\^\s*$/;

/** First line of an excerpt of the source, after a label of the program: a line of it, its mark or the error follows. */
const LABELLED_EXCERPT = /: \d+ \| .*(?=\n *(?:\d+ \||\^|\w*error\b))/gi;

/** Lines of a program's output: normalised, without stack frames; route lines in one order, since Bun reads folders in that of the disk. */
export function normaliseOutput(text: string, context: NormaliseContext): string[] {
  const lines = normaliseText(text, context)
    .replace(LABELLED_EXCERPT, ':')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !NOISE.test(line));
  const routes = lines.filter((line) => line.startsWith('Loading route:')).sort();
  return lines.map((line) => (line.startsWith('Loading route:') ? (routes.shift() ?? line) : line));
}

/** Valid values of `Retry-After`: the rest of a minute in seconds, which is the window of the samples that limit requests. */
const REST_OF_MINUTE = /^(?:[1-9]|[1-5]\d|60)$/;

/** Headers that do not depend on the program. */
const PLAIN_HEADER = /^(?:date|content-length|connection|keep-alive|transfer-encoding|etag)$/;

/** @param raw names and values in turn, as Node gives them. @param wanted names that stay although they are plain. */
export function normaliseHeaders(
  raw: readonly string[],
  wanted: readonly string[],
  context: NormaliseContext,
): Record<string, string> {
  const headers = new Map<string, string>();
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = (raw[at] ?? '').toLowerCase();
    if (PLAIN_HEADER.test(name) && !wanted.includes(name)) continue;
    const text = normaliseText(raw[at + 1] ?? '', context);
    const value = name === 'retry-after' ? text.replace(REST_OF_MINUTE, '60') : text;
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  return Object.fromEntries([...headers].sort(([a], [b]) => a.localeCompare(b)));
}
