/** The requirements of `e2e/spec-ids.json`, by id. */
export type SpecIds = Readonly<Record<string, { part: number; meaning: string }>>;

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

/** Ids that no title names, ids that only tests of the audit name, and ids in titles that are no requirement. */
export function coverageOf(ids: SpecIds, sources: readonly string[]) {
  const named = idsIn(sources);
  const always = idsIn(sources.map((source) => source.replace(AUDITED, '')));
  const known = Object.keys(ids);
  return {
    missing: known.filter((id) => !named.has(id)),
    audited: known.filter((id) => named.has(id) && !always.has(id)),
    // A group of tests may name an id whose clauses its tests name.
    unknown: [...named].filter((id) => !known.some((own) => own === id || own.startsWith(`${id}.`))),
  };
}
