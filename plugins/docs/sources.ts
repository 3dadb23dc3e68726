import { REFERENCE, type ReadPage, type Target } from './readPage.ts';

/**
 * References as texts (`'doc:intro'`), and addresses where a link or picture names them (`href="/docs/"`, `src: '/a.svg'`).
 * Only whole texts: what a program puts together is known when it runs.
 */
const LITERAL =
  /(?<!\w)(?:(href|to|src|poster)\s*[=:]\s*\{?\s*)?(["'])((?:doc|sidebar):[\w./#-]+|\/(?!\/)[^"'\s]*)\2/g;

/** Reads what a component or a file of site data leads to. */
export function readSource(_file: string, source: string): ReadPage {
  const targets = source.split('\n').flatMap((text, at): Target[] =>
    [...text.matchAll(LITERAL)].flatMap(([, name, , url = '']): Target[] => {
      if (REFERENCE.test(url)) return [{ url, line: at + 1, kind: 'element' }];
      if (!name) return [];
      return [{ url, line: at + 1, kind: name === 'src' || name === 'poster' ? 'image' : 'element' }];
    }),
  );
  return { frontmatter: undefined, targets, ids: new Set(), problems: [] };
}
