import docs from 'virtual-docs';
import * as site from '#site';
import { homeOf } from '../lib/locale.ts';
import { useReference } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';

/** The links of the navbar: those of `docs/_nav.json`, then `themeConfig.socialLinks` by their names. */
export function NavLinks() {
  const text = useText();
  const { path = '' } = usePageInfo();
  // Expressions are written for the addresses of the first language.
  const page = import.meta.env.TRANSLATED ? `/${path.slice(homeOf(path).length)}` : path;
  const toAddress = useReference();
  return (
    <>
      {docs.nav.map(({ text: label, link, activeMatch }) => (
        <li key={label}>
          <Link
            href={toAddress(link)}
            aria-current={activeMatch && new RegExp(activeMatch).test(page) ? 'true' : undefined}
          >
            {text(label)}
          </Link>
        </li>
      ))}
      {site.socialLinks.map(({ text: label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </>
  );
}
