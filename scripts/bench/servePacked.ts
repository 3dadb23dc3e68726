import type { FolderPolicy } from '../../model/names.ts';
import { CACHE_RULES, REVALIDATE } from '../../plugins/output/hosts/caching.ts';
import { POLICY } from '../../plugins/output/hosts/formats.ts';
import { type Server, serve } from '../servers/static.ts';

/**
 * Serves the folder that `npm run pack` wrote as a good host does: compressed files, caching, statuses.
 *
 * @param folder absolute path of `pack/site`.
 * @param headers security headers for every answer.
 * @param folderPolicy the policy of one folder in place of that in `headers`.
 */
export const servePacked = (
  folder: string,
  headers: Readonly<Record<string, string>>,
  { prefix, policy }: FolderPolicy,
): Promise<Server> =>
  serve(folder, {
    compression: 'files',
    headersOf: (pathname) =>
      Object.entries({
        ...headers,
        ...(pathname.startsWith(prefix) ? { [POLICY]: policy } : {}),
        'cache-control':
          CACHE_RULES.find((rule) => pathname.startsWith(rule.prefix))?.cacheControl ?? REVALIDATE,
      }),
  });
