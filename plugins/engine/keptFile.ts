import fs from 'node:fs';
import path from 'node:path';

/**
 * What an earlier build kept in a file.
 *
 * @param file absolute path.
 * @param digest hash of what it was made by.
 * @returns nothing where another digest made it, and of a file that cannot be read.
 */
export function readKept(file: string, digest: string): Map<string, unknown> {
  try {
    const kept: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (typeof kept !== 'object' || kept === null || !('digest' in kept) || !('entries' in kept))
      return new Map();
    if (kept.digest !== digest || typeof kept.entries !== 'object') return new Map();
    return new Map(Object.entries(kept.entries ?? {}));
  } catch {
    return new Map();
  }
}

/** Keeps entries, which JSON can hold, for `readKept` with the same digest. @param file absolute path. */
export function writeKept(file: string, digest: string, entries: Iterable<readonly [string, unknown]>): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Another process may be reading it.
  const whole = `${file}.${process.pid}`;
  fs.writeFileSync(whole, JSON.stringify({ digest, entries: Object.fromEntries(entries) }));
  fs.renameSync(whole, file);
}
