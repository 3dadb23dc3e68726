import type { Answer, NoAnswer } from '../../content/samples/recording.ts';

/** Longest JSON, in characters, that stays on one line. */
const LINE_LIMIT = 76;

/** Most lines of a body that are shown. */
const LINES_SHOWN = 60;

function prettyBody(body: string, contentType: string): string {
  if (!/\bjson\b/.test(contentType)) return body;
  try {
    const value: unknown = JSON.parse(body);
    const short = JSON.stringify(value);
    return short.length <= LINE_LIMIT ? short : JSON.stringify(value, null, 2);
  } catch {
    return body;
  }
}

function shorten(body: string): string {
  const lines = body.trimEnd().split('\n');
  if (lines.length <= LINES_SHOWN) return lines.join('\n');
  return [...lines.slice(0, LINES_SHOWN), `… ${lines.length - LINES_SHOWN} more lines`].join('\n');
}

/**
 * An answer as text in the form of an HTTP message.
 *
 * @param whole shows a long body to its end.
 */
export function answerText(answer: Answer | NoAnswer, { whole = false } = {}): string {
  if ('outcome' in answer) {
    return answer.outcome === 'hangs'
      ? '(no response: the client waits until it gives up)'
      : '(the connection is closed without a response)';
  }
  const head = [
    `HTTP/1.1 ${answer.status} ${answer.statusText}`.trim(),
    ...Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`),
  ];
  const pretty = prettyBody(answer.body, answer.headers['content-type'] ?? '');
  const body = whole ? pretty : shorten(pretty);
  return [...head, ...(body ? ['', body] : [])].join('\n');
}
