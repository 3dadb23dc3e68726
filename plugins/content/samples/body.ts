import fs from 'node:fs';
import path from 'node:path';
import type { HttpRequest } from './httpFile.ts';

/** One part of a form with files. */
export interface FormPart {
  name: string;
  /** What the client says the file is called. */
  filename: string | undefined;
  /** What the client says the type is. */
  type: string | undefined;
  /** `< ./requests/cat.png`: the file whose bytes are the content, relative to the sample. */
  file: string | undefined;
  /** Content that stands in the request itself; empty when there is a `file`. */
  text: string;
}

type WithBody = Pick<HttpRequest, 'headers' | 'body' | 'id'>;

/** Boundary of a form with files; undefined for every other body. */
function boundaryOf({ headers }: WithBody): string | undefined {
  const [, type = ''] = headers.find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  return /^multipart\/form-data;\s*boundary=(\S+)$/i.exec(type)?.[1];
}

/**
 * The parts of a form with files, as editors write them: `--boundary`, headers, an empty line, text or `< ./file`.
 *
 * @returns undefined when the body is something else.
 * @throws when a part has no name, only one of filename and file, or the form has no end.
 */
export function formParts(request: WithBody): FormPart[] | undefined {
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
    return {
      name,
      filename,
      type: /^Content-Type:\s*(.+)$/im.exec(head)?.[1],
      file,
      text: file ? '' : text,
    };
  });
}

/**
 * The bytes of a request's body. Forms with files get the line ends of their format and the bytes of the files.
 *
 * @param dir absolute path of the sample.
 */
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
