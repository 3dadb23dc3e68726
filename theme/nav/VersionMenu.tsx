import { pathnameToRouteService } from '@rspress/core/runtime';
import { docIdOfPath, MAIN_DOC_ID, pathOfDocId, versionOfPath } from '../lib/docs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { Link } from '../navigation/Link.tsx';
import { VERSIONS } from '../site.ts';
import { Menu } from './Menu.tsx';

/** Docs versions: leads to the same doc of the other version, or to its main doc, never to a missing page. */
export function VersionMenu() {
  const { path = '/' } = usePageInfo();
  const reading = versionOfPath(path, VERSIONS);
  const current = reading ?? VERSIONS.find((version) => version.isLast);
  const id = reading ? docIdOfPath(path, reading) : MAIN_DOC_ID;
  return (
    <Menu label="Docs version" value={current?.label ?? ''}>
      {VERSIONS.map((version) => {
        const same = pathOfDocId(id, version);
        const href = pathnameToRouteService(same) ? same : pathOfDocId(MAIN_DOC_ID, version);
        return (
          <li key={version.name}>
            <Link href={href} aria-current={version === current ? 'true' : undefined}>
              {version.label}
            </Link>
          </li>
        );
      })}
    </Menu>
  );
}
