import { lookup } from 'mrmime';

/** Types of which the table of the package has none, or one that browsers take for text of another encoding. */
const OWN: Readonly<Record<string, string>> = { ico: 'image/x-icon', xml: 'application/xml' };

/** Media type of a file by the ending of its name, without parameters. */
export function mediaType(file: string): string {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  return OWN[ending] ?? lookup(ending) ?? 'application/octet-stream';
}

/** Whether a file is worth compressing: text, or a format that is written as text. */
export const isText = (file: string): boolean => /^text\/|[/+](?:json|xml)$/.test(mediaType(file));

/** `Content-Type` of a file: text is always UTF-8. */
export function contentType(file: string): string {
  const type = mediaType(file);
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
