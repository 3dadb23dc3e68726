/** Requests that demonstrate a route file, derived from its path and the method that it exports. */
import type { SourceFiles } from '../../../model/sampleSource.ts';
import { METHODS } from '../../try/methods.ts';
import type { SentRequest } from '../../try/run/runner.ts';

/** Values of a path parameter: a valid number, and an invalid one. */
const VALUES = { good: '7', bad: 'seven' } as const;

const REST = 'a/b';

const ROUTE_FILE = /^api\/(?:[\w[\]().-]+\/)*route\.ts$/;

export const isRouteFile = (path: string): boolean =>
  ROUTE_FILE.test(path) && !path.split('/').includes('..');

const METHOD = new RegExp(`^export (?:async )?(?:function|const) (${METHODS.join('|')})\\b`, 'm');

/** `api/orders/[id]/route.ts` → `/api/orders/7` */
const addressOf = (path: string, value: string): string =>
  path
    .replace(/\/route\.ts$/, '')
    .split('/')
    .filter((segment) => !/^\(.*\)$/.test(segment))
    .map((segment) => `/${segment === '[...]' ? REST : segment.replace(/^\[.*\]$/, value)}`)
    .join('');

export interface RouteRequests {
  path: string;
  good: SentRequest;
  bad: SentRequest;
}

/** @returns undefined for files without a route, or with a route that exports no method. */
export function routeRequests(files: SourceFiles): RouteRequests | undefined {
  const [path, source] = Object.entries(files).find(([file]) => isRouteFile(file)) ?? [];
  const method = METHOD.exec(source ?? '')?.[1];
  if (path === undefined || method === undefined) return undefined;
  const request = (value: string): SentRequest => ({ method, target: addressOf(path, value), headers: [] });
  return { path, good: request(VALUES.good), bad: request(VALUES.bad) };
}

export const DOCUMENT: SentRequest = { method: 'GET', target: '/openapi.json', headers: [] };
