/**
 * A static server for a built site. It resolves addresses as published hosts do (`plugins/output/hosts`), so that tests get their
 * redirects and 404s.
 */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { contentType, isText } from '../../plugins/output/hosts/mediaTypes.ts';
import { resolveRequest } from '../../plugins/output/hosts/resolve.ts';

/** Properties of the host, and hooks for tests. By default files are served as they are. */
export interface ServeOptions {
  /** Path under which the site is served, with a slash at both ends; other addresses get a 404. Default: `/`. */
  base?: string;
  /** Port to listen on. Default: a free one. */
  port?: number;
  /** Additional headers of a response. */
  headersOf?: (pathname: string) => Iterable<readonly [string, string]>;
  /** `files`: Brotli files beside the originals. `gzip`: text is compressed when it is sent. Default: none. */
  compression?: 'files' | 'gzip';
  /** Answers a request in place of the site. @returns whether it did. */
  intercept?: (
    pathname: string,
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ) => boolean | Promise<boolean>;
  /** Changes the bytes of a file before they are sent; with `files` these may be compressed. */
  change?: (content: Buffer, file: string, pathname: string) => Buffer;
}

export type Server = Awaited<ReturnType<typeof serve>>;

/** @param folder absolute path of a build, or a function that returns the one to serve now. */
export async function serve(
  folder: string | (() => string),
  { base = '/', port = 0, headersOf, compression, intercept, change }: ServeOptions = {},
) {
  const fileOf = (file: string) => path.join(typeof folder === 'string' ? folder : folder(), file);
  const hasFile = (file: string) => fs.statSync(fileOf(file), { throwIfNoEntry: false })?.isFile() ?? false;

  function sendFile(
    file: string,
    pathname: string,
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ) {
    const isBrotli =
      compression === 'files' &&
      /\bbr\b/.test(String(request.headers['accept-encoding'])) &&
      hasFile(`${file}.br`);
    const content = fs.readFileSync(fileOf(isBrotli ? `${file}.br` : file));
    const body = change?.(content, file, pathname) ?? content;
    const isGzip = compression === 'gzip' && isText(file);
    response.setHeader('content-type', contentType(file));
    if (compression) response.setHeader('vary', 'accept-encoding');
    if (isBrotli || isGzip) response.setHeader('content-encoding', isBrotli ? 'br' : 'gzip');
    // Node sends no body with the answer to HEAD.
    response.end(isGzip ? gzipSync(body, { level: constants.Z_BEST_SPEED }) : body);
  }

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const { pathname, search } = new URL(`http://site${request.url ?? '/'}`);
    if (await intercept?.(pathname, request, response)) return;
    for (const [name, value] of headersOf?.(pathname) ?? []) response.setHeader(name, value);
    if (!pathname.startsWith(base)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const result = resolveRequest(`/${pathname.slice(base.length)}`, hasFile, request.headers.accept);
    if (result.kind === 'redirect') {
      response.writeHead(308, { location: base + result.location.slice(1) + search }).end();
      return;
    }
    response.statusCode = result.kind === 'file' ? 200 : 404;
    sendFile(result.kind === 'file' ? result.file : '404.html', pathname, request, response);
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    /** Scheme, host and port. */
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Cuts all connections and stops listening. */
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
