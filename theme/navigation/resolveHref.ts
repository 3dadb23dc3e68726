import { isExternalUrl, removeBase, withBase } from '@rspress/core/runtime';
import { findRoute } from '../lib/findRoute.ts';
import { notFoundPath } from '../lib/notFoundPath.ts';

export type ResolvedHref =
  | { kind: 'external' | 'hash' | 'file'; href: string }
  | { kind: 'page'; href: string; path: string; rest: string };

function resolve(href: string): ResolvedHref {
  if (href.startsWith('#')) return { kind: 'hash', href };
  if (isExternalUrl(href)) return { kind: 'external', href };
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  if (!pathname.startsWith('/')) return { kind: 'file', href };
  const route = findRoute(removeBase(pathname));
  // The address of a not-found document: only the server may have a page there by now.
  if (!route || route.path === notFoundPath) return { kind: 'file', href: withBase(href) };
  return { kind: 'page', href: withBase(route.path) + rest, path: route.path, rest };
}

const known = new Map<string, ResolvedHref>();

/** Normalises a link to the published address. `rest` is query and hash. */
export function resolveHref(href: string): ResolvedHref {
  const found = known.get(href) ?? resolve(href);
  known.set(href, found);
  return found;
}
