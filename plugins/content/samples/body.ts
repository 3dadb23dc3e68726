import fs from 'node:fs';
import path from 'node:path';
import type { HttpRequest } from './httpFile.ts';

export type FormPart = NonNullable<ReturnType<typeof formParts>>[number];

type WithBody = Pick<HttpRequest, 'headers' | 'body' | 'id'>;

/** Boundary of a multipart form; undefined for other bodies. */
function boundaryOf({ headers }: WithBody): string | undefined {
  const [, type = ''] = headers.find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  return /^multipart\/form-data;\s*boundary=(\S+)$/i.exec(type)?.[1];
}

/**
 * Parts of a multipart form in editor notation: `--boundary`, headers, an empty line, text or `< ./file`.
 * @returns undefined for other bodies. `file`, of `< ./requests/cat.png`, is relative to the sample and replaces `text`.
 * @throws for a part without a name, with only one of filename and file, and for a form without an end.
 */
export function formParts(request: WithBody) {
  const boundary = boundaryOf(request);
  if (!boundary || request.body === undefined) return undefined;
  const [before = '', ...blocks] = `\n${request.body}\n`.split(`\n--${boundary}`);
  if (before.trim() || blocks.pop()?.trim() !== '--')
    throw new Error(`${request.id}: a form begins with "--${boundary}" and ends with "--${boundary}--".`);
  return blocks.map((block) => {
    const [head = '', ...rest] = block.slice(1).split('\n\n');
    const text = rest.join('\n\n');
    const file = /^< (\.\/\S+)$/.exec(text)?.[1];
    const name = /\bname="([^"]*)"/.exec(head)?.[1];
    if (name === undefined) throw new Error(`${request.id}: a part of the form has no name.`);
    const filename = /\bfilename="([^"]*)"/.exec(head)?.[1];
    if ((filename === undefined) !== (file === undefined))
      throw new Error(`${request.id}: "${name}" needs both a filename and "< ./requests/…", or neither.`);
    return { name, filename, type: /^Content-Type:\s*(.+)$/im.exec(head)?.[1], file, text: file ? '' : text };
  });
}

/** Bytes of a body. Multipart forms get CRLF and the bytes of their files. @param dir folder of the sample. */
export function bodyBytes(request: WithBody, dir: string): Buffer | undefined {
  if (request.body === undefined) return undefined;
  const parts = formParts(request);
  if (!parts) return Buffer.from(request.body);
  const boundary = boundaryOf(request);
  return Buffer.concat([
    ...parts.flatMap(({ name, filename, type, file, text }) => [
      Buffer.from(
        [
          `--${boundary}`,
          `Content-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}`,
          ...(type ? [`Content-Type: ${type}`] : []),
          '\r\n',
        ].join('\r\n'),
      ),
      file ? fs.readFileSync(path.join(dir, file)) : Buffer.from(text),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}
