/** Paths are clean addresses without the base. */
import type { Version } from './site.ts';

/** Doc at the root of a version. */
export const MAIN_DOC_ID = 'intro';

/** Undefined outside the docs. */
export function versionOfPath(path: string, versions: readonly Version[]): Version | undefined {
  return versions
    .filter((version) => path === version.path || path.startsWith(`${version.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

export function latestVersion(versions: readonly Version[]): Version | undefined {
  return versions.find(({ isLast }) => isLast);
}

/**
 * Version of docs links and version menu: that of the page, else the preferred one, else the latest.
 * @param path undefined on the not-found page.
 * @param preferred name that the reader picked last; unknown names are ignored.
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

/** Path below the root of the version without the extension, `intro` for the root itself. */
export function docIdOfPath(path: string, version: Version): string {
  return path.slice(version.path.length + 1).replace(/\/$/, '/index') || MAIN_DOC_ID;
}

export function pathOfDocId(id: string, version: Version): string {
  return `${version.path}/${id === MAIN_DOC_ID ? '' : id.replace(/\/index$/, '/')}`;
}

/** The same doc in another version, else its main doc. @param path of a page; outside the docs the result is the main doc. */
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
  // Index of a folder in one version, a file in the other.
  const spellings = [same, same.endsWith('/') ? same.slice(0, -1) : `${same}/`];
  const found = spellings.find(
    (spelling) => versionOfPath(spelling, versions) === version && isPage(spelling),
  );
  return found ?? main;
}
