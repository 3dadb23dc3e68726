/** Paths are clean addresses without the base. */
import type { Locale, Version } from './site.ts';
import { latestVersion, pathInVersion, versionOfPath } from './versions.ts';

/** First: the locale of all pages outside the folders of others. */
export type Locales = readonly [Locale, ...Locale[]];

/** `/` for the first locale, `/de/` for others. */
export function homeOfLocale(locale: Locale, locales: Locales): string {
  return locale === locales[0] ? '/' : `/${locale.code}/`;
}

export function localeOfPath(path: string, [first, ...others]: Locales): Locale {
  return others.find(({ code }) => path.startsWith(`/${code}/`)) ?? first;
}

/** Docs versions of a locale. */
export function versionsOfLocale(locale: Locale, versions: readonly Version[], locales: Locales): Version[] {
  return versions.filter((version) => localeOfPath(version.path, locales) === locale);
}

/** Address in another locale, whether it exists or not. */
export function translatedPath(path: string, locale: Locale, locales: Locales): string {
  return (
    homeOfLocale(locale, locales) + path.slice(homeOfLocale(localeOfPath(path, locales), locales).length)
  );
}

export interface LocalizedSite {
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
