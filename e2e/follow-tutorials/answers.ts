import { isDeepStrictEqual } from 'node:util';
import { type NormaliseContext, normaliseText } from '../../scripts/samples/normalise.ts';

/** The lines above the body of a response as `curl -i` prints it and as pages show it, names in lower case; its body. */
function parseAnswer(text: string): { head: string[]; body: string } {
  const [head = '', ...rest] = text.replaceAll('\r\n', '\n').split('\n\n');
  const lines = head.split('\n').map((line) => line.trim().replace(/^[\w-]+:/, (name) => name.toLowerCase()));
  return { head: lines, body: rest.join('\n\n').trimEnd() };
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
  const [expected, found] = [parseAnswer(shown), parseAnswer(normaliseText(actual, context))];
  const missing = expected.head.find((line) => !found.head.includes(line));
  if (missing !== undefined) return `the page shows "${missing}", the app sends\n${found.head.join('\n')}`;
  return sameBody(expected.body, found.body)
    ? undefined
    : `the page shows the body\n${expected.body}\nthe app answers\n${found.body}`;
}
