/**
 * The one way to the reader's storage. Blocked, full or throwing storage never throws here: values then live for the
 * visit only (SPEC.md ST-8).
 */
const visit = new Map<string, string>();

/** Value stored under `key`, or null when there is none. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? visit.get(key) ?? null;
  } catch {
    return visit.get(key) ?? null;
  }
}

/** Stores `value` under `key`; `null` removes it. */
export function writeStorage(key: string, value: string | null): void {
  if (value === null) visit.delete(key);
  else visit.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Kept in `visit`.
  }
}

/** Calls `listener` when another tab changes one of `keys` (or clears the storage). */
export function onStorage(keys: readonly string[], listener: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === null || keys.includes(event.key)) {
      if (event.key === null) visit.clear();
      else visit.delete(event.key);
      listener();
    }
  });
}
