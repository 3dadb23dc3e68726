import { isDeepStrictEqual } from 'node:util';
import { type NormaliseContext, normaliseText } from '../../scripts/samples/normalise.ts';

/** An HTTP answer as `curl -i` prints it and as pages show it. */
interface Answer {
  status: string;
  /** Values by lower-case name. */
  headers: Map<string, string>;
  body: string;
}

function parseAnswer(text: string): Answer {
  const [head = '', ...rest] = text.replaceAll('\r\n', '\n').split('\n\n');
  const [status = '', ...lines] = head.split('\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { status: status.trim(), headers, body: rest.join('\n\n').trimEnd() };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sameBody(shown: string, actual: string): boolean {
  const json = parseJson(shown);
  return json === undefined ? shown === actual : isDeepStrictEqual(json, parseJson(actual));
}

/**
 * Compares an answer with the one that the page shows: status, the headers shown, body; JSON by value.
 *
 * @param shown Text of the page's block.
 * @param actual Output of `curl -i`.
 * @returns the difference in words; undefined without one.
 */
export function compareAnswers(shown: string, actual: string, context: NormaliseContext): string | undefined {
  const expected = parseAnswer(shown);
  const found = parseAnswer(normaliseText(actual, context));
  if (expected.status !== found.status)
    return `the page shows "${expected.status}", the app answers "${found.status}".`;
  for (const [name, value] of expected.headers) {
    const now = found.headers.get(name);
    if (now !== value)
      return `the page shows the header "${name}: ${value}", the app sends ${now === undefined ? 'none' : `"${now}"`}.`;
  }
  if (!sameBody(expected.body, found.body))
    return `the page shows the body\n${expected.body}\nthe app answers\n${found.body}`;
  return undefined;
}
