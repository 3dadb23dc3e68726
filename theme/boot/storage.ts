/** Storage that never throws: refused values last for the visit (specification.md ST-8). */
export interface Slot {
  /** `null` for none. */
  read: (key: string) => string | null;
  /** `null` removes. @returns false where the browser refuses it. */
  write: (key: string, value: string | null) => boolean;
  /** Drops values of the visit, all of them for `null`: the storage has changed. */
  forget: (key: string | null) => void;
}

function createSlot(area: () => Storage): Slot {
  // Refused values, newer than the storage.
  const visit = new Map<string, string | null>();
  return {
    read(key) {
      const stored = visit.get(key);
      if (stored !== undefined) return stored;
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        if (value === null) area().removeItem(key);
        else area().setItem(key, value);
        visit.delete(key);
        return true;
      } catch {
        visit.set(key, value);
        return false;
      }
    },
    forget(key) {
      if (key === null) visit.clear();
      else visit.delete(key);
    },
  };
}

export const local = createSlot(() => localStorage);

export const session = createSlot(() => sessionStorage);

/**
 * Calls `listener` when `keys` may have changed: another tab wrote or cleared them, or the page returns from the back/forward
 * cache, which not every browser notifies.
 *
 * @param options `signal` ends it.
 */
export function onStorage(
  keys: readonly string[],
  listener: () => void,
  options?: { signal: AbortSignal },
): void {
  addEventListener(
    'storage',
    ({ key }) => {
      if (key !== null && !keys.includes(key)) return;
      local.forget(key);
      listener();
    },
    options,
  );
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) listener();
    },
    options,
  );
}
