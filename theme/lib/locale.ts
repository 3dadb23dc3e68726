/** Locale of a page. A site with one locale is built without the branches for others. */
import docs from 'virtual-docs';
import * as site from '#site';
import { createDateFormats } from '../../model/dates.ts';
import { homeOfLocale, localeOfPath, versionsOfLocale } from '../../model/locales.ts';
import type { Locale, Version } from '../../model/site.ts';

/** @param path undefined on the not-found page, which is in the first locale. */
export function localeOf(path: string | undefined): Locale {
  return import.meta.env.TRANSLATED && path !== undefined
    ? localeOfPath(path, site.locales)
    : site.locales[0];
}

export function homeOf(path: string | undefined): string {
  return homeOfLocale(localeOf(path), site.locales);
}

export function versionsFor(path: string | undefined): readonly Version[] {
  return import.meta.env.TRANSLATED
    ? versionsOfLocale(localeOf(path), docs.versions, site.locales)
    : docs.versions;
}

export function formatDayOn(path: string | undefined, iso: string): string {
  return createDateFormats(localeOf(path)).day(iso);
}
