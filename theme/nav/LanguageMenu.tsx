import { navLanguage } from '#i18n';
import { LOCALES } from '#site';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import { Menu } from './Menu.tsx';

/** Languages of the site; the entry of the current one leads to the page being read. */
export function LanguageMenu() {
  const text = useText();
  const { path = '/' } = usePageInfo();
  const [current] = LOCALES;
  return (
    <Menu label={text(navLanguage)} value={current?.label ?? ''}>
      {LOCALES.map((locale) => (
        <li key={locale.code}>
          <Link
            href={path}
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
