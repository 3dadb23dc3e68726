import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { closest } from 'fastest-levenshtein';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import {
  commentsOf,
  findPath,
  partsOf,
  readTree,
  referencesIn,
  requirementsIn,
  type Tree,
} from './references.ts';

/** Placeholder names, and files of other places: the build, a machine, a site as it might be. */
const EXAMPLES: ReadonlySet<string> = new Set([
  'Name.module.css',
  'Name.page.css',
  'Name.tsx',
  'docs/blog/index.mdx',
  'docs/docs/0.5.0',
  'docs/en/',
  'docs/index.html',
  'gtk-3.0/gtk.css',
]);

const read = (file: string) => fs.readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

describe('references are found', () => {
  const tree: Tree = {
    files: new Set(['README.md', 'plugins/csp/index.ts', 'contributing/engine.md']),
    folders: new Set(['plugins', 'plugins/csp', 'contributing']),
  };
  const targets = (markdown: string) => referencesIn(markdown, 1, tree).map(({ target }) => target);

  test.each([
    ['[it](./a.md#b), [them](https://example.com/x.md) and `plugins/csp`', './a.md#b, plugins/csp'],
    ['holds.md T8, T22 (`index.ts`)', 'holds.md, holds.md T8, holds.md T22, index.ts'],
    ['specification.md BLOG', 'specification.md, specification.md BLOG'],
    ['design.md#look, and specification.md ST-3', 'design.md, design.md#look, specification.md'],
    ['`plugins/csp/index.ts:3`', 'plugins/csp/index.ts'],
    ['`/docs/x.md` `text/markdown` `@rspress/core` `docs/**/*.mdx` `words.<locale>.json` `details`', ''],
    ['```sh\ncat SPEC.md\n```', ''],
  ])('links, files in backticks, documents and their parts: %j', (markdown, expected) => {
    expect(targets(markdown).join(', ')).toBe(expected);
  });

  test('with their lines, in comments of every kind', () => {
    const source =
      "const url = 'https://example.com/a.md';\n/**\n * One.\n *\n * Two:\n * see SPEC.md.\n */\nf(); // B.md\n";
    const found = commentsOf(source).flatMap(({ text, line }) => referencesIn(text, line, tree));
    expect(found.map(({ target, line }) => [target, line])).toEqual([
      ['SPEC.md', 6],
      ['B.md', 8],
    ]);
  });

  test('a path is found whole, by its last parts, or as seen from its file', () => {
    expect(findPath('plugins/csp', 'README.md', tree)).toBe('plugins/csp');
    expect(findPath('csp/index.ts', 'README.md', tree)).toBe('plugins/csp/index.ts');
    expect(findPath('../README.md', 'contributing/engine.md', tree)).toBe('README.md');
    expect(findPath('./README.md', 'contributing/engine.md', tree)).toBeUndefined();
    expect(findPath('plugins/csp/index.ts/', 'README.md', tree)).toBeUndefined();
    expect(findPath('SPEC.md', 'README.md', tree)).toBeUndefined();
  });

  test('parts of a document, and requirements', () => {
    const parts = partsOf('## Moving between pages (GO)\n\n| <a id="t8"></a>T8 | a dot |\n| --- | --- |\n');
    expect([...parts]).toEqual(['moving-between-pages-go', 'GO', 'T8']);
    expect(requirementsIn('R-6.a ST-3, UTF-8 and XST-4', ['R', 'ST'])).toEqual(['R-6.a', 'ST-3']);
  });
});

describe('references of the project', () => {
  const tree = readTree();
  const all = [...tree.files];
  const documents = all.filter((file) => /^(?:[^/]+\.md|contributing\/[^/]+\.md|.*\/README\.md)$/.test(file));
  const programs = all.filter(
    (file) =>
      /^(?:e2e|model|plugins|scripts|theme)\/.*\.(?:tsx?|mjs|css)$|^[^/]+\.(?:ts|jsonc)$/.test(file) &&
      // Their texts are examples.
      !/^(?:e2e\/references|scripts\/figures)\//.test(file),
  );
  const specification = read('contributing/specification.md');
  const chapters = [...partsOf(specification)].filter((part) => /^[A-Z]+$/.test(part));
  const defined = new Set([...specification.matchAll(/\*\*([A-Z]+-\d+)\*\*/g)].map(([, id = '']) => id));
  const clauses = Object.keys(JSON.parse(read('e2e/spec-ids.json')));
  const withoutClause = (id: string) => id.replace(/\.[a-z]$/, '');

  const textsOf = (file: string) =>
    documents.includes(file) ? [{ text: read(file), line: 1 }] : commentsOf(read(file));
  const references = [...documents, ...programs].flatMap((file) =>
    textsOf(file).flatMap(({ text, line }) =>
      referencesIn(text, line, tree).map((reference) => {
        const [name = '', part = ''] = reference.target.split(/[# ]/);
        const wanted = reference.kind === 'link' && !name.startsWith('.') ? `./${name}` : name;
        const found = name === '' ? file : findPath(wanted, file, tree);
        return { ...reference, place: `${file}:${reference.line}`, name, part, found };
      }),
    ),
  );

  test('every file that documents and comments name is there', () => {
    // The list is not empty because nothing is found.
    expect(references.filter(({ kind }) => kind === 'link').length).toBeGreaterThan(20);
    expect(references.filter(({ kind }) => kind === 'name').length).toBeGreaterThan(200);
    const dangling = references.filter(
      ({ kind, target, found }) => kind !== 'part' && !found && !EXAMPLES.has(target),
    );
    expect(
      dangling.map(
        ({ place, target, name }) => `${place}: ${target} is not there, nearest: ${closest(name, all)}`,
      ),
    ).toEqual([]);
  });

  test('every chapter, trap and anchor that they name is in its document', () => {
    const cited = references.filter(({ target, kind }) => kind === 'part' || /\.md#|^#/.test(target));
    expect(cited.length).toBeGreaterThan(20);
    const known = new Map(documents.map((file) => [file, partsOf(read(file))]));
    const dangling = cited.flatMap(({ place, target, part, found = '' }) => {
      const parts = known.get(found) ?? new Set<string>();
      return parts.has(part)
        ? []
        : [`${place}: ${target} is not there, nearest: ${closest(part, [...parts])}`];
    });
    expect(dangling).toEqual([]);
  });

  test('every requirement that tests and comments name is specified and listed', () => {
    const cited = [...documents, ...programs].flatMap((file) => {
      const texts = /\.(?:spec|test)\.ts$/.test(file) ? [{ text: read(file) }] : textsOf(file);
      return texts
        .flatMap(({ text }) => requirementsIn(text, chapters))
        .map((id) => ({ id, file, isDocument: documents.includes(file) }));
    });
    const isListed = (id: string) => clauses.some((clause) => clause === id || clause.startsWith(`${id}.`));
    const unknown = cited.filter(
      ({ id, isDocument }) => !defined.has(withoutClause(id)) || !(isDocument || isListed(id)),
    );
    expect(unknown).toEqual([]);
    expect(clauses.filter((clause) => !defined.has(withoutClause(clause)))).toEqual([]);
    const withClauses = new Set(
      clauses.filter((clause) => clause !== withoutClause(clause)).map(withoutClause),
    );
    expect(clauses.filter((clause) => withClauses.has(clause))).toEqual([]);
  });
});
