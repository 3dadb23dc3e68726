/** Paths are clean addresses without the base. */
import type { Locale, Version } from './site.ts';

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
