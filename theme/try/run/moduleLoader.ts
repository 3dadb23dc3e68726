/** Module loader of the worker: resolves imports as Bun does, with its messages. */
import type { Module } from '../app/machine.ts';
import { FOLDER } from './frameworkPath.ts';

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

const START = 'index.ts';

const ENDINGS = ['', '.ts', '.tsx', '.js', '.json', '/index.ts'];

/** A compiled import, with the variable of its module. */
const REQUIRED = /(?:\bvar (\w+) = )?\brequire\((['"`])([^'"`]+)\2\)/g;

/** Names that compiled code uses from a module, which is in a separate variable. Names of types are already erased. */
function namesFrom(variable: string, code: string): string[] {
  const taken = `\\b${variable}(?:\\.([\\w$\\u0080-\\uffff]+)|, '[^']*', '([^']*)')`;
  const names = [...code.matchAll(new RegExp(taken, 'g'))].map(
    ([, used, passedOn]) => used ?? passedOn ?? '',
  );
  return code.includes(`_interopRequireDefault(${variable})`) ? [...names, 'default'] : names;
}

/** @throws with the message of Bun for a name that a module does not export. */
function assertExports(exports: object, module: string, names: readonly string[]): void {
  const name = names.find((each) => !(each in exports));
  if (name === undefined) return;
  throw new SyntaxError(
    name === 'default'
      ? `Missing 'default' export in module '${module}'.`
      : `Export named '${name}' not found in module '${module}'.`,
  );
}

interface Loading {
  exports: Record<string, unknown>;
  isReady: Promise<void>;
  /** Its code has not finished. */
  isRunning: boolean;
  /** Checks its exports for circular imports, after its code has finished. */
  checks: (() => void)[];
}

const AsyncFunction: new (...texts: string[]) => Body = Object.getPrototypeOf(async () => {}).constructor;

/** @throws for a syntax error that the compiler accepts, with the file, which the browser's message lacks. */
function bodyOf(code: string, path: string): Body {
  try {
    return new AsyncFunction('exports', 'require', 'importMeta', `${code}\n//# sourceURL=${path}`);
  } catch (error) {
    throw new SyntaxError(`${error instanceof Error ? error.message : error} in '${FOLDER}/${path}'`);
  }
}

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
 * @param packages that can be imported in addition to the files.
 * @returns loads a file with all that it imports, once.
 */
export function createModuleLoader(
  files: Readonly<Record<string, string>>,
  packages: Readonly<Record<string, Module>>,
  env: Readonly<Record<string, string>>,
): (path: string) => Promise<Module> {
  const found = new Map(Object.entries(files));
  const loaded = new Map<string, Loading>();

  const pathOf = (name: string, importer: string) => {
    const path = joined(folderOf(importer), name);
    // TypeScript may be imported by the name of its output.
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

  async function evaluate(path: string, { exports, checks }: Loading): Promise<void> {
    const code = found.get(path);
    if (code === undefined) throw new Error(`Cannot find module '${FOLDER}/${path}'`);
    for (const [, variable, , name = ''] of code.matchAll(REQUIRED)) {
      const names = variable === undefined ? [] : namesFrom(variable, code);
      const needed = name.startsWith('.') ? pathOf(name, path) : undefined;
      if (needed === undefined) {
        const known = Object.hasOwn(packages, name) ? packages[name] : undefined;
        if (known) assertExports(known, name, names);
        continue;
      }
      const isWaiting = loaded.get(needed)?.isRunning;
      const module = load(needed);
      const check = () => assertExports(module.exports, `${FOLDER}/${needed}`, names);
      // A circular import continues with the exports so far.
      if (isWaiting) module.checks.push(check);
      else {
        await module.isReady;
        check();
      }
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
    await bodyOf(code, path)(exports, requireIn(path), importMeta);
    for (const check of checks) check();
  }

  function load(path: string): Loading {
    const known = loaded.get(path);
    if (known) return known;
    const module: Loading = { exports: {}, isReady: Promise.resolve(), isRunning: true, checks: [] };
    // Before its code runs, which may contain a circular import.
    loaded.set(path, module);
    module.isReady = evaluate(path, module).finally(() => {
      module.isRunning = false;
    });
    return module;
  }

  return async (path) => {
    const { exports, isReady } = load(path);
    await isReady;
    return exports;
  };
}
