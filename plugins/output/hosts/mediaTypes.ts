import { lookup } from 'mrmime';

/** Missing in mrmime, or read in another encoding by browsers. */
const OWN: Readonly<Record<string, string>> = { ico: 'image/x-icon', xml: 'application/xml' };

/** Media type by extension, without parameters. */
export function mediaType(file: string): string {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  return OWN[ending] ?? lookup(ending) ?? 'application/octet-stream';
}

/** True for compressible formats. */
export const isText = (file: string): boolean => /^text\/|[/+](?:json|xml)$/.test(mediaType(file));

/** `Content-Type`, with UTF-8 for text. */
export function contentType(file: string): string {
  const type = mediaType(file);
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
