/** A response as text, in the form in which pages show the recorded ones. */
import { prettyBody } from '../../model/prettyBody.ts';
import type { ProgramAnswer } from './run/runner.ts';

/** Reason phrases of the statuses. */
const REASON_PHRASES: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  206: 'Partial Content',
  301: 'Moved Permanently',
  302: 'Found',
  303: 'See Other',
  304: 'Not Modified',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  418: "I'm a Teapot",
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Status and reason: `404 Not Found`. */
export const statusText = (status: number) => `${status} ${REASON_PHRASES[status] ?? ''}`.trim();

export const statusLine = ({ status }: ProgramAnswer) => `HTTP/1.1 ${statusText(status)}`;

export const headText = (answer: ProgramAnswer): string =>
  [statusLine(answer), ...answer.headers.map(([name, value]) => `${name}: ${value}`)].join('\n');

export function bodyText({ headers, body }: ProgramAnswer): string {
  const [, type = ''] = headers.find(([name]) => name === 'content-type') ?? [];
  return prettyBody(body, type);
}
