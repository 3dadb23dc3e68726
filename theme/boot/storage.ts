/**
 * The one way to the reader's storage. Blocked, full or throwing storage never throws here: what could not be stored
 * then holds for the visit (specification.md ST-8).
 */
export interface Slot {
  /** Value under `key`; null when there is none. */
  read: (key: string) => string | null;
  /** Stores `value` under `key`; `null` removes it. */
  write: (key: string, value: string | null) => void;
  /** Drops what was kept for the visit under `key`, or all of it: the storage itself has changed. */
  forget: (key: string | null) => void;
}

function createSlot(area: () => Storage): Slot {
  // What the storage refused: it is newer than anything the storage still holds.
  const visit = new Map<string, string | null>();
  return {
    read(key) {
      const kept = visit.get(key);
      if (kept !== undefined) return kept;
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
      } catch {
        visit.set(key, value);
      }
    },
    forget(key) {
      if (key === null) visit.clear();
      else visit.delete(key);
    },
  };
}

/** Kept on the device. */
export const local = createSlot(() => localStorage);

/** Kept for the tab. */
export const session = createSlot(() => sessionStorage);

/**
 * Calls `listener` when one of `keys` may have changed elsewhere: another tab wrote it or cleared the storage, or the
 * page comes back from the back/forward cache, where not every browser tells it of what happened.
 */
export function onStorage(keys: readonly string[], listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key !== null && !keys.includes(key)) return;
    local.forget(key);
    listener();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}
