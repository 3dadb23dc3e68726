/** External addresses of a built site. */
import fs from 'node:fs';
import path from 'node:path';
import { decodeHTML, escapeUTF8 } from 'entities';
import { z } from 'zod';

/** The build writes attributes in double quotes. */
const LINK = /<a\b[^>]*?\shref="(https?:\/\/[^"]+)"/g;

/** By page, without fragments. @param host of the site: an address with it points to the site, or passes one of its pages on. */
export function externalLinks(build: string, host: string): Map<string, Set<string>> {
  const links = new Map<string, Set<string>>();
  for (const file of fs.readdirSync(build, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.html')) continue;
    for (const [, href = ''] of fs.readFileSync(path.join(build, file), 'utf8').matchAll(LINK)) {
      const address = new URL(decodeHTML(href));
      address.hash = '';
      // The edit page needs a login; the file's public page proves that the file exists.
      if (address.host === 'github.com') address.pathname = address.pathname.replace('/edit/', '/blob/');
      const name = address.href;
      if (!name.includes(host)) links.set(name, (links.get(name) ?? new Set()).add(file));
    }
  }
  return links;
}

export const listOf = (addresses: Iterable<string>): string =>
  [...addresses].map((address) => `<a href="${escapeUTF8(address)}">link</a>`).join('\n');

/** Report of linkinator. */
export const reportSchema = z.object({
  links: z.array(z.object({ url: z.string(), state: z.string(), status: z.number().optional() })),
});

/** A sentence for each address that failed, with its pages; one without a status gave no answer. */
export const brokenLinks = (
  links: ReadonlyMap<string, ReadonlySet<string>>,
  results: z.infer<typeof reportSchema>['links'],
): string[] =>
  results
    .filter(({ state }) => state === 'BROKEN')
    .map(
      ({ url, status }) =>
        `${url} ${status ? `answers ${status}` : 'does not answer'}: ${[...(links.get(url) ?? [])].join(', ')}`,
    );
