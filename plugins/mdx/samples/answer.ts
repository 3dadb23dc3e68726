import path from 'node:path';
import { curlCommand } from '../../../model/curl.ts';
import { isOpenApi, type Operation, readOperations } from '../../../model/operations.ts';
import { parseJson } from '../../../model/parseJson.ts';
import { prettyBody } from '../../../model/prettyBody.ts';
import { quote } from '../../../model/shell.ts';
import { type FormPart, formParts } from '../../content/samples/body.ts';
import type { HttpRequest } from '../../content/samples/httpFile.ts';
import type { Answer, NoAnswer } from '../../content/samples/recording.ts';

/** Texts for outcomes without a response. */
const NO_RESPONSE = {
  hangs: '(no response: the client waits until it gives up)',
  closed: '(the connection is closed without a response)',
} as const;

/** Status and reason of a response: `404 Not Found`. */
export function statusOf(answer: Answer | NoAnswer): string {
  return 'outcome' in answer ? 'No response' : `${answer.status} ${answer.statusText}`.trim();
}

/** Summary of a request and its response (`theme/learn/Marks.tsx`), as attributes. */
export function marksOf({ method, target }: HttpRequest, answer: Answer | NoAnswer): Record<string, string> {
  return { method, address: target, status: statusOf(answer) };
}

/** A response as text in the form of an HTTP message. */
export function answerText(answer: Answer | NoAnswer): string {
  if ('outcome' in answer) return NO_RESPONSE[answer.outcome];
  const head = [
    `HTTP/1.1 ${statusOf(answer)}`,
    ...Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`),
  ];
  const body = prettyBody(answer.body, answer.headers['content-type'] ?? '').trimEnd();
  return [...head, ...(body ? ['', body] : [])].join('\n');
}

/** Operations of a response that is an OpenAPI document; undefined for any other. */
export function operationsOf(answer: Answer | NoAnswer): Operation[] | undefined {
  const document = 'body' in answer ? parseJson(answer.body) : undefined;
  return isOpenApi(document) ? readOperations(document) : undefined;
}

/** One part of a form with files. The file is expected in the folder where the command is typed. */
function formOption({ name, filename, type, file, text }: FormPart): string {
  if (file === undefined) return `--form-string ${quote(`${name}=${text}`)}`;
  const own = path.posix.basename(file);
  const claims = [
    ...(filename === own ? [] : [`filename=${filename}`]),
    ...(type === undefined ? [] : [`type=${type}`]),
  ];
  return `-F ${quote([`${name}=@${own}`, ...claims].join(';'))}`;
}

/** A recorded request as a command. */
export const recordedCurl = (request: HttpRequest): string =>
  curlCommand(request, request.cookieJar, formParts(request)?.map(formOption));
