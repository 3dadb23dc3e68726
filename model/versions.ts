/** Versions of the docs as pure functions. Paths are clean addresses without the base. */
import type { Version } from './site.ts';

/** Id of a version's main doc: the one its root address shows. */
export const MAIN_DOC_ID = 'intro';

/** The version that a page belongs to; undefined outside the docs. */
export function versionOfPath(path: string, versions: readonly Version[]): Version | undefined {
  return versions
    .filter((version) => path === version.path || path.startsWith(`${version.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** The version without a name in its address. */
export function latestVersion(versions: readonly Version[]): Version | undefined {
  return versions.find(({ isLast }) => isLast);
}

/**
 * The version that the docs link and the version menu stand for: that of the page being read, else the one that the
 * reader prefers, else the latest.
 *
 * @param path address of the page; undefined on the not-found page.
 * @param preferred name of the version that the reader picked last; a name that is none counts as no choice.
 */
export function candidateVersion(
  path: string | undefined,
  preferred: string | null,
  versions: readonly Version[],
): Version | undefined {
  return (
    (path === undefined ? undefined : versionOfPath(path, versions)) ??
    versions.find(({ name }) => name === preferred) ??
    latestVersion(versions)
  );
}

/** Id of a doc: the path of its file below the version's root without the extension, `intro` for the root's own page. */
export function docIdOfPath(path: string, version: Version): string {
  return path.slice(version.path.length + 1).replace(/\/$/, '/index') || MAIN_DOC_ID;
}

/** Address of a doc. */
export function pathOfDocId(id: string, version: Version): string {
  return `${version.path}/${id === MAIN_DOC_ID ? '' : id.replace(/\/index$/, '/')}`;
}

/**
 * The same doc in another version, or that version's main doc where it has no such doc.
 *
 * @param path address of a page; one outside the docs leads to the main doc.
 * @param isPage whether an address has a page.
 */
export function pathInVersion(
  path: string | undefined,
  version: Version,
  versions: readonly Version[],
  isPage: (path: string) => boolean,
): string {
  const main = pathOfDocId(MAIN_DOC_ID, version);
  const own = path === undefined ? undefined : versionOfPath(path, versions);
  if (path === undefined || !own) return main;
  const same = pathOfDocId(docIdOfPath(path, own), version);
  // A folder's page has a slash at its end; in another version it may be a file's, or the other way round.
  const spellings = [same, same.endsWith('/') ? same.slice(0, -1) : `${same}/`];
  const found = spellings.find(
    (spelling) => versionOfPath(spelling, versions) === version && isPage(spelling),
  );
  return found ?? main;
}

/**
 * Clean address that is a page's own in search results: docs of older and unreleased versions stand for the same doc of the
 * latest. Undefined on the not-found page.
 */
export function canonicalPath(
  path: string | undefined,
  versions: readonly Version[],
  isPage: (path: string) => boolean,
): string | undefined {
  const version = path === undefined ? undefined : versionOfPath(path, versions);
  const latest = latestVersion(versions);
  return version && latest && !version.isLast ? pathInVersion(path, latest, versions, isPage) : path;
}
