import type { ReactNode } from 'react';
import { BRAND } from '#site';
import { latestVersion, pathInVersion, versionOfPath } from '../../model/versions.ts';
import { isPage, VERSIONS } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './Notices.module.css';

function Notice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.notice} role="note" aria-label={name}>
      <p>{children}</p>
    </div>
  );
}

/** Above a page that is not of the latest version: which one it is of, and the way to the latest. */
function VersionNotice({ path }: { path: string }) {
  const version = versionOfPath(path, VERSIONS);
  const latest = latestVersion(VERSIONS);
  if (!version || !latest || version.isLast) return null;
  return (
    <Notice name="Version">
      This is the documentation of {BRAND} {version.label},{' '}
      {version.unreleased ? 'which is not released yet' : 'an older version'}. The latest version is{' '}
      <Link href={pathInVersion(path, latest, VERSIONS, isPage)}>{latest.label}</Link>.
    </Notice>
  );
}

/** What a reader has to know of a page before reading it: an older version, a draft, an unlisted page. */
export function Notices() {
  const { path, frontmatter } = usePageInfo();
  return (
    <>
      {path === undefined ? null : <VersionNotice path={path} />}
      {frontmatter.draft === true ? (
        <Notice name="Draft">This page is a draft: it exists in development only.</Notice>
      ) : null}
      {frontmatter.unlisted === true ? (
        <Notice name="Unlisted">
          This page is unlisted: menus, search and search engines do not lead to it.
        </Notice>
      ) : null}
    </>
  );
}
