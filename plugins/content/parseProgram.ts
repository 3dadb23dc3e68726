import { parseReference } from '../../model/references.ts';
import type { Parsed, Target } from './parse.ts';

/** References (`'doc:intro'`), and addresses of links and images (`href="/docs/"`, `src: '/a.svg'`), as whole string literals. */
const LITERAL =
  /(?<!\w)(?:(href|to|src|poster)["']?\s*[=:]\s*\{?\s*)?(["'`])((?:doc|sidebar):[\w./#-]+|\/(?!\/)(?:(?!\$\{)[^"'`\s])*)\2/g;

/** Links of a component or of site data. */
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
