import fs from 'node:fs';
import path from 'node:path';

/** A new time stamp would invalidate the bundler's cache. @returns true for a changed file. */
export function writeIfChanged(file: string, text: string): boolean {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return false;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return true;
}
