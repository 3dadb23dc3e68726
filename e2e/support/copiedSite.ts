/** Copies of fixtures, which tests change and build. */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';

/** A new folder, as deep inside the repository as the fixture, so that its imports resolve. @param name below `e2e/fixtures`. */
export function copySite(name: string): string {
  const parent = path.join(PROJECT_ROOT, '.rspress/fixtures');
  fs.mkdirSync(parent, { recursive: true });
  const copy = fs.mkdtempSync(path.join(parent, `${name}-`));
  const isMade = (file: string) => /(?:^|[\\/])(?:doc_build|\.rspress|node_modules)$/.test(file);
  const source = path.join(PROJECT_ROOT, 'e2e/fixtures', name);
  fs.cpSync(source, copy, { recursive: true, filter: (file) => !isMade(path.relative(source, file)) });
  return copy;
}

export function removeSite(dir: string): void {
  fs.rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
}
