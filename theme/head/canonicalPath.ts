import type { Version } from '../../model/site.ts';
import { latestVersion, pathInVersion, versionOfPath } from '../../model/versions.ts';

/** Canonical address: older and unreleased docs name the same doc of the latest version. Undefined on the not-found page. */
export function canonicalPath(
  path: string | undefined,
  versions: readonly Version[],
  isPage: (path: string) => boolean,
): string | undefined {
  const version = path === undefined ? undefined : versionOfPath(path, versions);
  const latest = latestVersion(versions);
  return version && latest && !version.isLast ? pathInVersion(path, latest, versions, isPage) : path;
}
