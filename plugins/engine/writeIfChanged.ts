import fs from 'node:fs';
import path from 'node:path';

/** A new time stamp would invalidate the bundler's cache. */
export function writeIfChanged(file: string, content: string | Uint8Array): void {
  if (fs.existsSync(file) && fs.readFileSync(file).equals(Buffer.from(content))) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
