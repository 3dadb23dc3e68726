import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes only what changed: a new time stamp would make the bundler's cache cold and rebuild what did not change.
 *
 * @returns true when the file was written.
 */
export function writeIfChanged(file: string, text: string): boolean {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return false;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return true;
}
