/** Languages of a site as pure functions. Paths are clean addresses without the base. */
import type { Locale, Version } from './site.ts';
import { latestVersion, pathInVersion, versionOfPath } from './versions.ts';

/** The languages of a site; the first one is that of all pages that stand in no other's folder. */
export type Locales = readonly [Locale, ...Locale[]];

/** Address of a language's home page: `/` for the first one, `/de/` for others. Its pages stand below. */
export function homeOfLocale(locale: Locale, locales: Locales): string {
  return locale === locales[0] ? '/' : `/${locale.code}/`;
}

/** The language of a page. */
export function localeOfPath(path: string, [first, ...others]: Locales): Locale {
  return others.find(({ code }) => path.startsWith(`/${code}/`)) ?? first;
}

/** The versions of the docs that there are in a language. */
export function versionsOfLocale(locale: Locale, versions: readonly Version[], locales: Locales): Version[] {
  return versions.filter((version) => localeOfPath(version.path, locales) === locale);
}

/** The address that a page has in another language, where it is translated. */
export function translatedPath(path: string, locale: Locale, locales: Locales): string {
  return (
    homeOfLocale(locale, locales) + path.slice(homeOfLocale(localeOfPath(path, locales), locales).length)
  );
}

/** What the functions below have to know of a site. */
export interface LocalizedSite {
  locales: Locales;
  /** Versions of the docs in all languages. */
  versions: readonly Version[];
  /** Whether an address has a page. */
  isPage: (path: string) => boolean;
}

/**
 * Where the menu of languages leads: to the same page in another language; where that is not translated, from a doc to the
 * same doc in the latest version or to the main doc, from any other page to the home page.
 *
 * @param path address of a page; undefined on the not-found page.
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

/** The languages that a page is written in, with its address in each; only its own for most. */
export function translationsOf(
  path: string,
  { locales, isPage }: LocalizedSite,
): { code: string; path: string }[] {
  return locales
    .map((locale) => ({ code: locale.code, path: translatedPath(path, locale, locales) }))
    .filter((translated) => translated.path === path || isPage(translated.path));
}
