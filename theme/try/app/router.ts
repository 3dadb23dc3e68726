/** Routing rules of Bun, compared with real Bun by `matching.test.ts`. */

export interface RouteMatch {
  pattern: string;
  params: Readonly<Record<string, string>>;
}

interface Node {
  exact: Map<string, Node>;
  parameter?: Node;
  wildcard?: Node;
  /** The route that ends here. */
  pattern?: string;
}

/** Segments of a path that Bun matches; it ignores the rest. */
const MAX_SEGMENTS = 100;

const LAST_ASCII = 0x7f;

/** Suffix of Bun's errors for unsupported routes. */
const PLEASE_REPORT = '\n\nIf you run into this, please file an issue and we will add support for it.';

const segmentsOf = (path: string) => path.slice(1).split('/').slice(0, MAX_SEGMENTS);

/** The names of a pattern's parameters in their order: they also begin inside of a segment, and that of `[]` is empty. */
const namesOf = (pattern: string) => [...pattern.matchAll(/:([^/]*)/g)].map(([, name = '']) => name);

/** @throws the error of Bun for an invalid route. */
function assertAccepted(pattern: string): void {
  if ([...pattern].some((character) => character.charCodeAt(0) > LAST_ASCII))
    throw new TypeError(
      `Invalid route ${JSON.stringify(pattern)}. Please encode all non-ASCII characters in the path.`,
    );
  const names = namesOf(pattern);
  for (const [at, name] of names.entries()) {
    if (/^\d/.test(name))
      throw new TypeError(`Route parameter names cannot start with a number.${PLEASE_REPORT}`);
    if (names.indexOf(name) < at)
      throw new TypeError(
        `Support for duplicate route parameter names is not yet implemented.${PLEASE_REPORT}`,
      );
  }
}

const createNode = (): Node => ({ exact: new Map() });

function childFor(node: Node, segment: string): Node {
  if (segment.startsWith(':')) {
    node.parameter ??= createNode();
    return node.parameter;
  }
  if (segment.startsWith('*')) {
    node.wildcard ??= createNode();
    return node.wildcard;
  }
  const child = node.exact.get(segment) ?? createNode();
  node.exact.set(segment, child);
  return child;
}

interface Found {
  pattern: string;
  /** Values of the pattern's parameters. */
  values: readonly string[];
}

function find(node: Node, segments: readonly string[], values: readonly string[]): Found | undefined {
  const [segment, ...rest] = segments;
  if (segment === undefined)
    return node.pattern === undefined ? undefined : { pattern: node.pattern, values };
  const exact = node.exact.get(segment);
  const found = exact && find(exact, rest, values);
  if (found) return found;
  const withParameter =
    segment !== '' && node.parameter ? find(node.parameter, rest, [...values, segment]) : undefined;
  if (withParameter) return withParameter;
  const pattern = node.wildcard?.pattern;
  return pattern === undefined ? undefined : { pattern, values };
}

/**
 * @param patterns in the order in which they were given to `Bun.serve`.
 * @returns a function that finds the route of a path, segment by segment: exact text before a parameter before a wildcard, with
 *   backtracking.
 * @throws the error of Bun for an invalid pattern.
 */
export function createRouter(patterns: readonly string[]): (path: string) => RouteMatch | undefined {
  const root = createNode();
  for (const pattern of patterns) {
    assertAccepted(pattern);
    segmentsOf(pattern).reduce(childFor, root).pattern = pattern;
  }
  return (path) => {
    const found = find(root, segmentsOf(path), []);
    if (!found) return undefined;
    // A name that is empty takes no value: the next one gets it.
    const names = namesOf(found.pattern).filter((name) => name !== '');
    const params = names.map((name, at) => [name, decodeParameter(found.values[at] ?? '')]);
    return { pattern: found.pattern, params: Object.fromEntries(params) };
  };
}

function lengthOfCharacter(byte: number): number {
  if (byte >= 0xc0 && byte < 0xe0) return 2;
  if (byte >= 0xe0 && byte < 0xf0) return 3;
  return byte >= 0xf0 && byte < 0xf8 ? 4 : 1;
}

const byteAt = (text: string, at: number) => {
  const [, hex] = /^%([\da-f]{2})/i.exec(text.slice(at, at + 3)) ?? [];
  return hex === undefined ? undefined : Number.parseInt(hex, 16);
};

const REPLACEMENT = '\ufffd';

/** Decodes one character; invalid UTF-8 becomes U+FFFD. */
function characterOf(bytes: readonly number[]): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
  } catch {
    return REPLACEMENT;
  }
}

/** Decodes a parameter as Bun does, without errors: an invalid escape or character becomes U+FFFD. */
export function decodeParameter(text: string): string {
  let decoded = '';
  let at = 0;
  while (at < text.length) {
    if (text[at] !== '%') {
      decoded += text[at];
      at += 1;
      continue;
    }
    const first = byteAt(text, at);
    if (first === undefined) {
      decoded += REPLACEMENT;
      at += at + 2 < text.length ? 3 : 1;
      continue;
    }
    const bytes = [first];
    while (bytes.length < lengthOfCharacter(first)) {
      const next = byteAt(text, at + bytes.length * 3);
      if (next === undefined || next < 0x80 || next >= 0xc0) break;
      bytes.push(next);
    }
    decoded += characterOf(bytes);
    at += bytes.length * 3;
  }
  return decoded;
}
