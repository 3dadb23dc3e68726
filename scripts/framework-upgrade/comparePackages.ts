/** Differences between two releases of a package, file by file. */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { createPatch, OMIT_HEADERS } from 'diff';
import { walk } from 'estree-walker';
import { listBelow } from '../../plugins/content/sourceFiles.ts';

/** Files that programs or the compiler read. */
const CODE = /\.(?:[cm]?js|d\.[cm]?ts|json)$/;

/** A text with a space between letters, which is words for people, or a path: `/openapi.json`. */
const MESSAGE = /[a-z:,.] [a-z]|^\/[a-z][\w./-]{2,}$/i;

export interface FileChange {
  name: string;
  kind: 'added' | 'gone' | 'changed';
  /** A unified diff without its head. */
  diff: string;
}

export interface PackageChange {
  files: FileChange[];
  /** Texts for people, and paths, that its programs gained and lost. */
  messages: { added: string[]; gone: string[] };
}

/** Fields of a manifest that affect programs. */
function manifestText(text: string): string {
  const { type, module, main, exports, types, dependencies, peerDependencies, engines } = JSON.parse(text);
  const noticed = { type, module, main, exports, types, dependencies, peerDependencies, engines };
  return `${JSON.stringify(noticed, null, 2)}\n`;
}

function readFiles(dir: string): Map<string, string> {
  const names = listBelow(dir).filter((name) => CODE.test(name) && !name.startsWith('node_modules/'));
  return new Map(
    names.map((name) => {
      const text = fs.readFileSync(path.join(dir, name), 'utf8');
      return [name, name === 'package.json' ? manifestText(text) : text];
    }),
  );
}

/** Texts for people, and paths, in a program; none in one that cannot be parsed. */
export function messagesOf(source: string): string[] {
  let program: ReturnType<typeof parse>;
  try {
    program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  } catch {
    return [];
  }
  const texts: string[] = [];
  walk(program as Parameters<typeof walk>[0], {
    enter(node) {
      if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
      if (node.type === 'TemplateElement') texts.push(node.value.cooked ?? '');
    },
  });
  return texts
    .flatMap((text) => text.split('\n').map((line) => line.trim()))
    .filter((line) => MESSAGE.test(line));
}

function messagesIn(files: ReadonlyMap<string, string>): Set<string> {
  const programs = [...files].filter(([name]) => /js$/.test(name));
  return new Set(programs.flatMap(([, text]) => messagesOf(text)));
}

/** @param before absolute path of the folder of a package. @param after that of another release. */
export function comparePackages(before: string, after: string): PackageChange {
  const [old, now] = [readFiles(before), readFiles(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  const files = names.flatMap((name): FileChange[] => {
    const [one, two] = [old.get(name), now.get(name)];
    if (one === two) return [];
    const kind = one === undefined ? 'added' : two === undefined ? 'gone' : 'changed';
    const diff = createPatch('', one ?? '', two ?? '', '', '', { context: 2, headerOptions: OMIT_HEADERS });
    return [{ name, kind, diff: diff.trimEnd() }];
  });
  const [known, found] = [messagesIn(old), messagesIn(now)];
  return {
    files,
    messages: {
      added: [...found].filter((text) => !known.has(text)),
      gone: [...known].filter((text) => !found.has(text)),
    },
  };
}
