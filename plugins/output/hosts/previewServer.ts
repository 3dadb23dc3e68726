import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { FolderPolicy } from '../../../model/names.ts';
import { IMMUTABLE } from './caching.ts';
import { POLICY } from './hostConfigs.ts';
import { markdownLink, resolveRequest } from './resolve.ts';

export interface PreviewServerOptions {
  /** Absolute path of the build's folder. */
  outDir: string;
  /** Headers for every answer, names in lower case. */
  headers: Record<string, string>;
  folderPolicy: FolderPolicy;
}

/**
 * Makes `rspress preview` answer as a static host does: status 404 with the not-found page for unknown paths, 308 to
 * the clean spelling, addresses with dots, no status 500 for a malformed address. The engine's own preview answers the
 * home page with status 200 to everything (holds.md T1, T8, T22).
 */
export function pluginPreviewServer({ outDir, headers, folderPolicy }: PreviewServerOptions): RspressPlugin {
  const hasFile = (file: string) => {
    const absolute = path.join(outDir, file);
    if (!absolute.startsWith(outDir + path.sep)) return false;
    try {
      return fs.statSync(absolute).isFile();
    } catch {
      // Missing, or a name that the file system refuses.
      return false;
    }
  };
  const answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (pathname.startsWith(folderPolicy.prefix)) {
      response.setHeader(POLICY, folderPolicy.policy);
      // A frame of an opaque origin is out of reach of a service worker: without a network it comes from this cache.
      response.setHeader('cache-control', IMMUTABLE);
    }
    const result = resolveRequest(pathname, hasFile, request.headers.accept);
    if (result.kind === 'redirect') {
      response.writeHead(308, {
        location: query === undefined ? result.location : `${result.location}?${query}`,
      });
      response.end();
    } else if (result.kind === 'not-found') {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : fs.readFileSync(path.join(outDir, '404.html')));
    } else {
      if (result.markdown) {
        response.setHeader('vary', 'accept');
        response.setHeader('link', markdownLink(encodeURI(result.markdown)));
      }
      // The file's own name: the preview takes a dot in a clean address for a file ending.
      const file = `/${result.file.split('/').map(encodeURIComponent).join('/')}`;
      request.url = query === undefined ? file : `${file}?${query}`;
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
          // Node closes a connection after five idle seconds, and a request that is on its way then fails: a client whose script is
          // busy for so long does not see the end before it sends.
          if (httpServer && 'keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = 0;
          middlewares.use(answer);
        },
      },
    },
  };
}
