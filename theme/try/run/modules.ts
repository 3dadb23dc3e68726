/** Loads the files of a program, as Bun does those of a folder. */
import type { Module } from '../app/machine.ts';

interface ImportMeta {
  dir: string;
  dirname: string;
  file: string;
  path: string;
  url: string;
  main: boolean;
  env: Readonly<Record<string, string>>;
}

type Require = (name: string) => unknown;

type Body = (exports: Record<string, unknown>, require: Require, importMeta: ImportMeta) => Promise<void>;

/** Where a program lies, as readers see it. */
export const FOLDER = '.';

const START = 'index.ts';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** What the compiler leaves of an import. */
const REQUIRED = /\brequire\((['"`])([^'"`]+)\1\)/g;

const AsyncFunction: new (...texts: string[]) => Body = Object.getPrototypeOf(async () => {}).constructor;

const folderOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

/** `api/menu` and `../../data` → `data`. */
function joined(folder: string, name: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${name}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/**
 * @param files compiled code, by path from the program's folder.
 * @param packages importable besides the files.
 * @returns loads a file with all that it imports, once.
 */
export function createModules(
  files: Readonly<Record<string, string>>,
  packages: Readonly<Record<string, Module>>,
  env: Readonly<Record<string, string>>,
): (path: string) => Promise<Module> {
  const found = new Map(Object.entries(files));
  const loaded = new Map<string, { exports: Record<string, unknown>; isReady: Promise<void> }>();

  const pathOf = (name: string, importer: string) => {
    const path = joined(folderOf(importer), name);
    // TypeScript may be imported by the name of what it compiles to.
    const source = path.replace(/\.jsx?$/, '');
    return ENDINGS.flatMap((ending) => [path + ending, source + ending]).find((candidate) =>
      found.has(candidate),
    );
  };

  const requireIn = (importer: string) => (name: string) => {
    const known = packages[name];
    if (known && Object.hasOwn(packages, name)) return known;
    const path = name.startsWith('.') ? pathOf(name, importer) : undefined;
    const module = path === undefined ? undefined : loaded.get(path);
    if (!module) throw new Error(`Cannot find module '${name}' from '${FOLDER}/${importer}'`);
    return module.exports;
  };

  async function evaluate(path: string, code: string, exports: Record<string, unknown>): Promise<void> {
    for (const [, , name = ''] of code.matchAll(REQUIRED)) {
      const needed = name.startsWith('.') ? pathOf(name, path) : undefined;
      // Files that import each other: the one that was first goes on with what there is.
      if (needed !== undefined && !loaded.has(needed)) await load(needed).isReady;
    }
    const importMeta = {
      dir: joined(FOLDER, folderOf(path)) ? `${FOLDER}/${folderOf(path)}` : FOLDER,
      dirname: folderOf(path) ? `${FOLDER}/${folderOf(path)}` : FOLDER,
      file: path.slice(path.lastIndexOf('/') + 1),
      path: `${FOLDER}/${path}`,
      url: `file:///${path}`,
      main: path === START,
      env,
    };
    const body = new AsyncFunction('exports', 'require', 'importMeta', `${code}\n//# sourceURL=${path}`);
    await body(exports, requireIn(path), importMeta);
  }

  function load(path: string) {
    const known = loaded.get(path);
    if (known) return known;
    const code = found.get(path);
    const exports: Record<string, unknown> = {};
    const isReady =
      code === undefined
        ? Promise.reject(new Error(`Cannot find module '${FOLDER}/${path}'`))
        : evaluate(path, code, exports);
    const module = { exports, isReady };
    loaded.set(path, module);
    return module;
  }

  return async (path) => {
    const { exports, isReady } = load(path);
    await isReady;
    return exports;
  };
}
