import fs from 'node:fs';
import path from 'node:path';

/** Bytes shown around the place where two files part. */
const SHOWN = 60;

function filesOf(folder: string): Set<string> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      ),
  );
}

/** Where two contents part, and what stands there. */
function describe(first: Buffer, second: Buffer): string {
  const length = Math.min(first.length, second.length);
  let at = 0;
  while (at < length && first[at] === second[at]) at++;
  const around = (bytes: Buffer) =>
    JSON.stringify(bytes.subarray(Math.max(0, at - SHOWN / 2), at + SHOWN / 2).toString('utf8'));
  return `differs from byte ${at}: ${around(first)} and ${around(second)}`;
}

/**
 * Compares two folders byte for byte.
 *
 * @returns a sentence for each file that is missing or differs, sorted; none when the folders are the same.
 */
export function compareFolders(first: string, second: string): string[] {
  const [inFirst, inSecond] = [filesOf(first), filesOf(second)];
  return [...new Set([...inFirst, ...inSecond])].sort().flatMap((file) => {
    if (!inSecond.has(file)) return `${file} is in the first only`;
    if (!inFirst.has(file)) return `${file} is in the second only`;
    const [one, other] = [fs.readFileSync(path.join(first, file)), fs.readFileSync(path.join(second, file))];
    return one.equals(other) ? [] : `${file} ${describe(one, other)}`;
  });
}
