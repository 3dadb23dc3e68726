import type { SourceFile } from './figures.ts';

/** The requirements of `e2e/spec-ids.json`, by id. */
export type SpecIds = Readonly<Record<string, { part: number; meaning: string }>>;

/** Titles in the tests of this command are examples. */
const TESTS = /^(?!scripts\/figures\/).*\.(?:spec|test)\.tsx?$/;

/** A title of a test or of a group of tests begins with its ids. */
const TITLE = /['"`]((?:[A-Z]+-\d+(?:\.[a-z])?\s)+)/g;

/** Tests, and groups, that only the audit runs. The files are formatted: one ends where a line begins as far in as its first. */
const AUDITED =
  /^( *)[\w.]+\(\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`),\s*\{\s*tag: (?:'@audit'|\[[^\]]*'@audit'\]),?\s*\}[\s\S]*?^\1\}?\);$/gm;

const idsIn = (sources: readonly string[]) =>
  new Set(
    sources.flatMap((source) =>
      [...source.matchAll(TITLE)].flatMap(([, title = '']) => title.trim().split(/\s+/)),
    ),
  );

/** Requirements that no title names, those that only tests of the audit name, and ids in titles that are no requirement. */
export function coverageOf(ids: SpecIds, files: readonly SourceFile[]) {
  const sources = files.filter(({ file }) => TESTS.test(file)).map(({ text }) => text);
  const named = idsIn(sources);
  const always = idsIn(sources.map((source) => source.replace(AUDITED, '')));
  const known = Object.keys(ids);
  const withMeaning = (id: string) => `${id} (part ${ids[id]?.part}) ${ids[id]?.meaning}`;
  return {
    missing: known.filter((id) => !named.has(id)).map(withMeaning),
    audited: known.filter((id) => named.has(id) && !always.has(id)).map(withMeaning),
    // A group of tests may name an id whose clauses its tests name.
    unknown: [...named].filter((id) => !known.some((own) => own === id || own.startsWith(`${id}.`))),
  };
}
