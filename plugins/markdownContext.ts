import { createDateFormats } from '../model/dates.ts';
import { localeOfPath, versionsOfLocale } from '../model/locales.ts';
import { fillValues, type Message, templateOf, translatedTemplate, type Values } from '../model/messages.ts';
import type { Translation } from '../model/pageData.ts';
import { resolveReference } from '../model/references.ts';
import { candidateVersion, latestVersion } from '../model/versions.ts';
import { createBlogData } from './blog/generatedPages.ts';
import { findPage, isBuilt } from './content/siteReader.ts';
import { readMessages } from './content/translations.ts';
import type { MarkdownContext } from './mdx/markdown/markdownElement.ts';
import type { SiteContext } from './siteContext.ts';

/** Context of the elements of a page, by route. */
export function createMarkdownContexts(siteContext: SiteContext): (route: string) => MarkdownContext {
  const { blog, reader, data, interfaceWords, locales, production, words } = siteContext;
  const [first] = locales;
  const { monthDay } = createDateFormats(first);
  const posts = blog && createBlogData(blog);
  const dataOf = (module: string): unknown => {
    const name = /^virtual-blog\/(.+)$/.exec(module)?.[1];
    return name === undefined ? undefined : posts?.().data.get(name);
  };

  const wordOf = (key: string): string => {
    const word = interfaceWords[key];
    if (word === undefined) throw new Error(`needs the word "${key}", which words.json does not have.`);
    return word;
  };

  return (route) => {
    const site = reader.site(production);
    const locale = localeOfPath(route, locales);
    const versions = versionsOfLocale(locale, site.versions, locales);
    const translation: Translation | undefined =
      locale === first ? undefined : { language: locale.code, messages: readMessages(words, locale.code) };
    const translate = (message: Message, values: Values = {}) =>
      fillValues(
        translation
          ? translatedTemplate(message, values, translation)
          : templateOf(message, values, first.code),
        values,
      );
    const isPage = (address: string) => {
      const page = findPage(site, address);
      return page !== undefined && isBuilt(page) && page.route === address;
    };
    const resolve = (reference: string, version = latestVersion(site.versions)) =>
      version && resolveReference(reference, version, siteVersion(version.path)?.sidebars ?? {}, isPage);
    const siteVersion = (path: string) => site.versions.find((version) => version.path === path);
    return {
      message: (key, values) => translate(wordOf(key), values),
      countMessage: (key, count) =>
        translate({ one: wordOf(`${key}One`), other: wordOf(`${key}Other`) }, { count }),
      addressOf(reference) {
        const own = resolve(reference, candidateVersion(route, null, versions));
        // A reference without a translation falls back to the first locale.
        return (own?.known ? own : (resolve(reference) ?? own))?.href ?? reference;
      },
      get facts() {
        const latest = latestVersion(versions);
        return [
          ...data.homeFacts.map((fact) => translate(fact)),
          ...(latest ? [translate(wordOf('homeVersion'), { version: latest.label })] : []),
        ];
      },
      samplesDoc: data.samplesDoc ?? undefined,
      monthDay,
      dataOf,
    };
  };
}
