import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { RUN_FOLDER } from '../../../model/names.ts';
import type { OutputOptions } from '../index.ts';
import { IMMUTABLE, POLICY, rootOf } from './hostConfigs.ts';
import { encodePath, markdownLink, type Resolution, resolveRequest } from './resolve.ts';

/**
 * Makes `rspress preview` behave like a static host: status 404 with the not-found page, 308 to clean addresses, dots in
 * addresses, no status 500. The engine's preview serves the home page with status 200 for every unknown path (holds.md T1, T8,
 * T22).
 */
export function pluginPreviewServer(
  options: Pick<OutputOptions, 'outDir' | 'data' | 'headers' | 'folderPolicy'>,
): RspressPlugin {
  const { outDir, data, headers, folderPolicy } = options;
  const root = rootOf(data.base);
  const hasFile = (file: string) => {
    // From the root, `..` does not lead out of the folder.
    const absolute = path.join(outDir, path.join('/', file));
    return fs.existsSync(absolute) && fs.statSync(absolute).isFile();
  };
  const answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { url = '/' } = request;
    const address = url.replace(/\?.*/, '');
    const query = url.slice(address.length);
    // The root of the host redirects to the site; other addresses outside of the base are not found.
    const isOutside = !address.startsWith(`${root}/`);
    const pathname = isOutside ? '' : address.slice(root.length);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (pathname.startsWith(RUN_FOLDER)) {
      response.setHeader(POLICY, folderPolicy);
      // Service workers do not control frames of opaque origins: offline they rely on the HTTP cache.
      response.setHeader('cache-control', IMMUTABLE);
    }
    const result: Resolution =
      isOutside && (address === '/' || address === root)
        ? { kind: 'redirect', location: '/' }
        : resolveRequest(pathname, hasFile, request.headers.accept);
    if (result.kind === 'redirect') {
      response.writeHead(308, { location: root + result.location + query }).end();
    } else if (result.kind === 'not-found') {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : fs.readFileSync(path.join(outDir, '404.html')));
    } else {
      if (result.markdown) {
        response.setHeader('vary', 'accept');
        response.setHeader('link', markdownLink(root + encodeURI(result.markdown)));
      }
      // The preview takes a dot in a clean address for an extension.
      request.url = `${root}/${encodePath(result.file)}${query}`;
      next();
    }
  };
  return {
    name: 'site:preview-server',
    builderConfig: {
      server: {
        strictPort: true,
        setup({ action, server: { httpServer, middlewares } }) {
          if (action !== 'preview') return;
          // Node closes idle connections after five seconds. A busy page does not notice before it sends the next request,
          // which then fails.
          if (httpServer && 'keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = 0;
          middlewares.use(answer);
        },
      },
    },
  };
}
