import * as site from '#site';
import { navLanguage } from '#words';
import type { Locale } from '../../model/site.ts';
import { localeOf } from '../lib/locale.ts';
import { pathInLocale } from '../lib/translatedPath.ts';
import { isPage, VERSIONS } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import { Menu } from './Menu.tsx';

/** Target of a language's entry: the current page in that language, or the nearest one; never a missing page. */
function pathIn(locale: Locale, path: string | undefined): string {
  return import.meta.env.TRANSLATED
    ? pathInLocale(path, locale, { locales: site.locales, versions: VERSIONS, isPage })
    : (path ?? '/');
}

export function LanguageMenu() {
  const text = useText();
  const { path } = usePageInfo();
  const current = localeOf(path);
  return (
    <Menu label={text(navLanguage)} value={current.label}>
      {site.locales.map((locale) => (
        <li key={locale.code}>
          <Link
            href={pathIn(locale, path)}
            lang={locale.code}
            hrefLang={locale.code}
            aria-current={locale === current ? 'true' : undefined}
          >
            {locale.label}
          </Link>
        </li>
      ))}
    </Menu>
  );
}
