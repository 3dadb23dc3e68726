import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { FolderPolicy } from '../../model/names.ts';
import { CACHE_RULES, REVALIDATE } from '../../plugins/output/hosts/caching.ts';
import { POLICY } from '../../plugins/output/hosts/formats.ts';
import { resolveRequest } from '../../plugins/output/hosts/resolve.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.xhtml': 'application/xhtml+xml',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export interface PackedSite {
  /** Scheme, host and port. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves the folder that `npm run pack` made as a good host does: its compressed twins, its caching, its statuses.
 *
 * @param folder absolute path of `pack/site`.
 * @param headers security headers for every answer.
 * @param folderPolicy the policy of one folder in place of that in `headers`.
 */
export async function servePacked(
  folder: string,
  headers: Readonly<Record<string, string>>,
  folderPolicy: FolderPolicy,
): Promise<PackedSite> {
  const hasFile = (file: string) =>
    fs.statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false;
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const result = resolveRequest(pathname, hasFile);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (pathname.startsWith(folderPolicy.prefix)) response.setHeader(POLICY, folderPolicy.policy);
    if (result.kind === 'redirect') {
      response.writeHead(308, { location: result.location }).end();
      return;
    }
    const file = result.kind === 'file' ? result.file : '404.html';
    const rule = CACHE_RULES.find(({ prefix }) => pathname.startsWith(prefix));
    const twin = /\bbr\b/.test(String(request.headers['accept-encoding'])) && hasFile(`${file}.br`);
    response.writeHead(result.kind === 'file' ? 200 : 404, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': rule?.cacheControl ?? REVALIDATE,
      vary: 'accept-encoding',
      ...(twin ? { 'content-encoding': 'br' } : {}),
    });
    fs.createReadStream(path.join(folder, twin ? `${file}.br` : file)).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
