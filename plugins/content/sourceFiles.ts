import fs from 'node:fs';
import path from 'node:path';
import { routeOf } from '../../model/routes.ts';

/** A file below the folder of all pages. */
export interface SourceFile {
  /** Absolute path. */
  file: string;
  /** Clean address of its page; undefined for a part that other pages import. */
  route: string | undefined;
}

/** A path with `/`, as addresses and front matter have it. */
export const toPosix = (file: string) => file.split(path.sep).join('/');

/** All files below a folder as paths relative to it, sorted; `public` holds no sources. */
export function listBelow(dir: string): string[] {
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => toPosix(path.relative(dir, path.join(entry.parentPath, entry.name))))
    .sort();
}

/** Pages and parts of pages below the folder of all pages, sorted. */
export function listPages(docsDir: string): SourceFile[] {
  return listBelow(docsDir)
    .filter(
      (name) => /\.(?:mdx?|[jt]sx?)$/.test(name) && !/^public\/|(?:^|\/)node_modules\/|\.d\.ts$/.test(name),
    )
    .map((name) => {
      const isPart = name.split('/').some((part) => /^_[^_]/.test(part));
      return { file: path.join(docsDir, name), route: isPart ? undefined : routeOf(name) };
    });
}
