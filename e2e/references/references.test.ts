import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import {
  commentsOf,
  findPath,
  nearestTo,
  partsOf,
  type Reference,
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

  test('links, files in backticks, documents and their parts', () => {
    expect(targets('See [it](./a.md#b), [them](https://example.com/x.md) and `plugins/csp`.')).toEqual([
      './a.md#b',
      'plugins/csp',
    ]);
    expect(targets('As holds.md T8, T22 and specification.md BLOG say (`index.ts`).')).toEqual([
      'holds.md',
      'holds.md T8',
      'holds.md T22',
      'specification.md',
      'specification.md BLOG',
      'index.ts',
    ]);
    expect(targets('design.md#look, and specification.md ST-3')).toEqual([
      'design.md',
      'design.md#look',
      'specification.md',
    ]);
    expect(targets('`plugins/csp/index.ts:3`')).toEqual(['plugins/csp/index.ts']);
  });

  test('not addresses, packages, patterns, examples and words', () => {
    expect(
      targets('`/docs/x.md` `text/markdown` `@rspress/core` `docs/**/*.mdx` `words.<locale>.json` `details`'),
    ).toEqual([]);
    expect(targets('```sh\ncat SPEC.md\n```')).toEqual([]);
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

  test('the suggestion is a file of this name elsewhere, else the nearest spelling', () => {
    const names = ['plugins/csp/index.ts', 'theme/search/ranking.ts', 'contributing/engine.md'];
    expect(nearestTo('plugins/search/ranking.ts', names)).toBe('theme/search/ranking.ts');
    expect(nearestTo('engines.md', names)).toBe('contributing/engine.md');
  });

  test('parts of a document, and requirements', () => {
    const parts = partsOf('## Moving between pages (GO)\n\n| <a id="t8"></a>T8 | a dot |\n| --- | --- |\n');
    expect([...parts]).toEqual(['moving-between-pages-go', 'GO', 'T8']);
    expect(requirementsIn('R-6.a ST-3, UTF-8 and XST-4', ['R', 'ST'])).toEqual(['R-6.a', 'ST-3']);
  });
});

describe('references of the project', () => {
  const tree = readTree(PROJECT_ROOT);
  const all = [...tree.files];
  const documents = all.filter((file) => /^(?:[^/]+\.md|contributing\/[^/]+\.md|.*\/README\.md)$/.test(file));
  const programs = all.filter(
    (file) =>
      /^(?:e2e|model|plugins|scripts|theme)\/.*\.(?:tsx?|mjs|css)$|^[^/]+\.(?:ts|jsonc)$/.test(file) &&
      // Their texts are examples.
      !/^(?:e2e\/references|scripts\/spec-coverage)\//.test(file),
  );
  const specification = read('contributing/specification.md');
  const chapters = [...partsOf(specification)].filter((part) => /^[A-Z]+$/.test(part));
  const defined = new Set([...specification.matchAll(/\*\*([A-Z]+-\d+)\*\*/g)].map(([, id = '']) => id));
  const clauses = Object.keys(JSON.parse(read('e2e/spec-ids.json')));
  const withoutClause = (id: string) => id.replace(/\.[a-z]$/, '');

  const references: (Reference & { file: string })[] = [
    ...documents.flatMap((file) => referencesIn(read(file), 1, tree).map((found) => ({ ...found, file }))),
    ...programs.flatMap((file) =>
      commentsOf(read(file)).flatMap(({ text, line }) =>
        referencesIn(text, line, tree).map((found) => ({ ...found, file })),
      ),
    ),
  ];

  test('every file that documents and comments name is there', () => {
    // The list is not empty because nothing is found.
    expect(references.filter(({ kind }) => kind === 'link').length).toBeGreaterThan(20);
    expect(references.filter(({ kind }) => kind === 'name').length).toBeGreaterThan(200);
    const dangling = references.flatMap(({ file, line, target, kind }) => {
      if (kind === 'part' || EXAMPLES.has(target)) return [];
      const [name = ''] = target.split('#');
      const wanted = kind === 'link' && !name.startsWith('.') ? `./${name}` : name;
      if (name === '' || findPath(wanted, file, tree)) return [];
      return [`${file}:${line}: ${target} is not there, nearest: ${nearestTo(name, tree.files)}`];
    });
    expect(dangling).toEqual([]);
  });

  test('every chapter, trap and anchor that they name is in its document', () => {
    const cited = references.filter(({ target, kind }) => kind === 'part' || /\.md#|^#/.test(target));
    expect(cited.length).toBeGreaterThan(20);
    const known = new Map(documents.map((file) => [file, partsOf(read(file))]));
    const dangling = cited.flatMap(({ file, line, target, kind }) => {
      const [name = '', part = ''] = target.split(/[# ]/);
      const wanted = kind === 'link' && !name.startsWith('.') ? `./${name}` : name;
      const document = name === '' ? file : findPath(wanted, file, tree);
      const parts = (document && known.get(document)) || new Set<string>();
      if (parts.has(part)) return [];
      return [`${file}:${line}: ${target} is not there, nearest: ${nearestTo(part, parts)}`];
    });
    expect(dangling).toEqual([]);
  });

  test('every requirement that tests and comments name is specified and listed', () => {
    const unknown = programs.flatMap((file) => {
      const isTest = /\.(?:spec|test)\.ts$/.test(file);
      const texts = isTest ? [read(file)] : commentsOf(read(file)).map(({ text }) => text);
      return texts
        .flatMap((text) => requirementsIn(text, chapters))
        .filter(
          (id) =>
            !defined.has(withoutClause(id)) ||
            !clauses.some((clause) => clause === id || clause.startsWith(`${id}.`)),
        )
        .map((id) => `${file}: ${id}`);
    });
    expect(unknown).toEqual([]);
    const inDocuments = documents.flatMap((file) =>
      requirementsIn(read(file), chapters)
        .filter((id) => !defined.has(withoutClause(id)))
        .map((id) => `${file}: ${id}`),
    );
    expect(inDocuments).toEqual([]);
    expect(clauses.filter((clause) => !defined.has(withoutClause(clause)))).toEqual([]);
    const withClauses = new Set(
      clauses.filter((clause) => clause !== withoutClause(clause)).map(withoutClause),
    );
    expect(clauses.filter((clause) => withClauses.has(clause))).toEqual([]);
  });
});
