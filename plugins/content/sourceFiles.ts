import fs from 'node:fs';
import path from 'node:path';
import { routeOf } from '../../model/routes.ts';

export interface SourceFile {
  file: string;
  /** Undefined for a part that pages import. */
  route: string | undefined;
}

export const toPosix = (file: string) => file.split(path.sep).join('/');

/** Text of a file, without a byte order mark, and with Unix line endings. */
export const readText = (file: string) =>
  fs
    .readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');

/** Files below a folder, relative and sorted; none for a missing folder. */
export function listBelow(dir: string): string[] {
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => toPosix(path.relative(dir, path.join(entry.parentPath, entry.name))))
    .sort();
}

/** The engine's rules for names of files and folders: a hidden one is ignored, and pages import from a part. */
const isHidden = (name: string) => name.startsWith('.');
const isPart = (name: string) => /^_[^_]/.test(name);

/** True for the name of a page, or of a folder of pages. */
export const isPageName = (name: string) => !isHidden(name) && !isPart(name);

/** Pages and parts, sorted. */
export function listPages(docsDir: string): SourceFile[] {
  return listBelow(docsDir)
    .filter(
      (name) =>
        /\.(?:mdx?|[jt]sx?)$/.test(name) &&
        !/^public\/|(?:^|\/)node_modules\/|\.d\.ts$/.test(name) &&
        !name.split('/').some(isHidden),
    )
    .map((name) => ({
      file: path.join(docsDir, name),
      route: name.split('/').some(isPart) ? undefined : routeOf(name),
    }));
}
