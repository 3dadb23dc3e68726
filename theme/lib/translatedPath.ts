/** Paths are clean addresses without the base. */
import { homeOfLocale, type Locales, localeOfPath, versionsOfLocale } from '../../model/locales.ts';
import type { Locale, Version } from '../../model/site.ts';
import { latestVersion, pathInVersion, versionOfPath } from '../../model/versions.ts';

/** Address in another locale, whether it exists or not. */
export function translatedPath(path: string, locale: Locale, locales: Locales): string {
  return (
    homeOfLocale(locale, locales) + path.slice(homeOfLocale(localeOfPath(path, locales), locales).length)
  );
}

interface LocalizedSite {
  locales: Locales;
  /** In all locales. */
  versions: readonly Version[];
  isPage: (path: string) => boolean;
}

/**
 * Target of the locale menu: the translated page; else, for a doc, the same doc in the latest version or the main doc; else
 * home.
 * @param path undefined on the not-found page.
 */
export function pathInLocale(
  path: string | undefined,
  locale: Locale,
  { locales, versions, isPage }: LocalizedSite,
): string {
  const home = homeOfLocale(locale, locales);
  if (path === undefined) return home;
  const same = translatedPath(path, locale, locales);
  if (isPage(same)) return same;
  const own = versionOfPath(path, versions);
  const there = versionsOfLocale(locale, versions, locales);
  const version = there.find(({ name }) => name === own?.name) ?? latestVersion(there);
  return own && version ? pathInVersion(path, version, versions, isPage) : home;
}

/** Existing translations of a page, itself included. */
export function translationsOf(
  path: string,
  { locales, isPage }: LocalizedSite,
): { code: string; path: string }[] {
  return locales
    .map((locale) => ({ code: locale.code, path: translatedPath(path, locale, locales) }))
    .filter((translated) => translated.path === path || isPage(translated.path));
}
