import { parseReference } from '../../model/references.ts';
import type { Parsed, Target } from './parse.ts';

/**
 * References as texts (`'doc:intro'`), and addresses where a link or picture names them (`href="/docs/"`, `src: '/a.svg'`).
 * Only whole texts: what a program puts together is known when it runs.
 */
const LITERAL =
  /(?<!\w)(?:(href|to|src|poster)\s*[=:]\s*\{?\s*)?(["'])((?:doc|sidebar):[\w./#-]+|\/(?!\/)[^"'\s]*)\2/g;

/** Reads what a component or a file of site data leads to. */
export function parseProgram(source: string): Parsed {
  const targets = source.split('\n').flatMap((text, at): Target[] =>
    [...text.matchAll(LITERAL)].flatMap(([, name, , url = '']): Target[] => {
      if (parseReference(url)) return [{ url, line: at + 1, kind: 'element' }];
      if (!name) return [];
      return [{ url, line: at + 1, kind: name === 'src' || name === 'poster' ? 'image' : 'element' }];
    }),
  );
  return {
    source,
    tree: undefined,
    frontmatter: undefined,
    targets,
    headings: [],
    ids: new Set(),
    diagnostics: [],
  };
}
