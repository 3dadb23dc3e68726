import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { resolveRequest } from '../../plugins/output/hosts/resolve.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.xhtml': 'application/xhtml+xml',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export interface Server {
  /** Scheme, host and port. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves a built site on a free port, as the hosts do for which the site is made.
 *
 * @param folder absolute path of the build, or what says which one is served now.
 * @param base path under which it is served; everything else is missing.
 * @param fails true for a path that is answered with status 500. Default: none is.
 */
export async function serve(
  folder: string | (() => string),
  base = '/',
  fails: (pathname: string) => boolean = () => false,
): Promise<Server> {
  const fileOf = (file: string) => path.join(typeof folder === 'string' ? folder : folder(), file);
  const hasFile = (file: string) => fs.statSync(fileOf(file), { throwIfNoEntry: false })?.isFile() ?? false;
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const answer = (status: number, file: string) => {
      response.writeHead(status, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
      if (request.method === 'HEAD') response.end();
      else fs.createReadStream(fileOf(file)).pipe(response);
    };
    if (fails(pathname)) {
      response.writeHead(500, { 'content-type': 'text/plain' }).end('The server has failed');
      return;
    }
    if (!pathname.startsWith(base)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const result = resolveRequest(`/${pathname.slice(base.length)}`, hasFile, request.headers.accept);
    if (result.kind === 'file') answer(200, result.file);
    else if (result.kind === 'not-found') answer(404, '404.html');
    else response.writeHead(308, { location: base + result.location.slice(1) }).end();
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
