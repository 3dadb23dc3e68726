/** Texts for people, and paths, that the programs of a package contain. */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { walk } from 'estree-walker';
import { listBelow } from '../../plugins/content/sourceFiles.ts';

/** A text with a space between letters, which is words for people, or a path: `/openapi.json`. */
const MESSAGE = /[a-z:,.] [a-z]|^\/[a-z][\w./-]{2,}$/i;

export type MessageChange = ReturnType<typeof compareMessages>;

/** None of a program that cannot be parsed. */
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

function messagesIn(dir: string): Set<string> {
  const programs = listBelow(dir).filter(
    (name) => /\.[cm]?js$/.test(name) && !name.startsWith('node_modules/'),
  );
  return new Set(programs.flatMap((name) => messagesOf(fs.readFileSync(path.join(dir, name), 'utf8'))));
}

/** @param before absolute path of the folder of a package. @param after that of another release. */
export function compareMessages(before: string, after: string) {
  const [known, found] = [messagesIn(before), messagesIn(after)];
  return {
    added: [...found].filter((text) => !known.has(text)),
    gone: [...known].filter((text) => !found.has(text)),
  };
}
