/** Recent searches on the device, and the query of the visit. */

const RECENT_KEY = 'search.recent';
const QUERY_KEY = 'search.query';

const MAX_RECENT = 5;

/** In characters: longer queries are pasted messages. */
const MAX_RECENT_LENGTH = 80;

export function readRecent(): string[] {
  try {
    const list: unknown = JSON.parse(window.boot.local.read(RECENT_KEY) ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((item): item is string => typeof item === 'string').slice(0, MAX_RECENT);
  } catch {
    // Invalid JSON.
    return [];
  }
}

export function addRecent(query: string): void {
  const own = query.trim().replace(/\s+/g, ' ');
  if (!own || own.length > MAX_RECENT_LENGTH) return;
  const others = readRecent().filter((other) => other.toLowerCase() !== own.toLowerCase());
  window.boot.local.write(RECENT_KEY, JSON.stringify([own, ...others].slice(0, MAX_RECENT)));
}

export function clearRecent(): void {
  window.boot.local.write(RECENT_KEY, null);
}

/** Query of the last followed result, restored after going back. */
export function readQuery(): string {
  return window.boot.session.read(QUERY_KEY) ?? '';
}

export function storeQuery(query: string): void {
  window.boot.session.write(QUERY_KEY, query || null);
}
