import { navVersion } from '#words';
import { pathInVersion } from '../../model/versions.ts';
import { versionsFor } from '../lib/locale.ts';
import { isPage, useDocsVersion } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { setPreferredVersion } from '../lib/usePreferredVersion.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import { Menu } from './Menu.tsx';

/** Docs versions: each entry links to the same doc of that version, or to its main doc, never to a missing page. */
export function VersionMenu() {
  const text = useText();
  const { path } = usePageInfo();
  const current = useDocsVersion();
  const versions = versionsFor(path);
  if (versions.length === 0) return null;
  return (
    <Menu label={text(navVersion)} value={current?.label ?? ''}>
      {versions.map((version) => (
        <li key={version.name}>
          <Link
            href={pathInVersion(path, version, versions, isPage)}
            aria-current={version === current ? 'true' : undefined}
            onClick={() => setPreferredVersion(version.name)}
          >
            {version.label}
          </Link>
        </li>
      ))}
    </Menu>
  );
}
