import type { ReactNode } from 'react';
import * as site from '#site';
import {
  noticeDraftText,
  noticeOlder,
  noticeUnlisted,
  noticeUnlistedText,
  noticeUnreleased,
  noticeVersion,
  pageDraft,
} from '#words';
import { latestVersion, pathInVersion, versionOfPath } from '../../model/versions.ts';
import { versionsFor } from '../lib/locale.ts';
import { isPage } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { useText, withElements } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './Notices.module.css';

function Notice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.notice} role="note" aria-label={name}>
      <p>{children}</p>
    </div>
  );
}

function VersionNotice({ path }: { path: string }) {
  const text = useText();
  const versions = versionsFor(path);
  const version = versionOfPath(path, versions);
  const latest = latestVersion(versions);
  if (!version || !latest || version.isLast) return null;
  const sentence = version.unreleased ? noticeUnreleased : noticeOlder;
  return (
    <Notice name={text(noticeVersion)}>
      {withElements(text(sentence, { brand: site.title, version: version.label }), {
        latest: <Link href={pathInVersion(path, latest, versions, isPage)}>{latest.label}</Link>,
      })}
    </Notice>
  );
}

export function Notices() {
  const text = useText();
  const { path, frontmatter } = usePageInfo();
  return (
    <>
      {path === undefined ? null : <VersionNotice path={path} />}
      {frontmatter.draft === true ? <Notice name={text(pageDraft)}>{text(noticeDraftText)}</Notice> : null}
      {frontmatter.unlisted === true ? (
        <Notice name={text(noticeUnlisted)}>{text(noticeUnlistedText)}</Notice>
      ) : null}
    </>
  );
}
