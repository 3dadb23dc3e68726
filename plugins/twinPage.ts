import { BLOG_PATH } from '../model/blog.ts';
import { createDateFormats } from '../model/dates.ts';
import { localeOfPath, versionsOfLocale } from '../model/locales.ts';
import type { Translation } from '../model/pageData.ts';
import { resolveReference } from '../model/references.ts';
import { fillValues, type Message, templateOf, translatedTemplate, type Values } from '../model/text.ts';
import { candidateVersion, latestVersion } from '../model/versions.ts';
import { blogData, listedPosts, PAGE_SIZE } from './blog/data.ts';
import { findPage, isBuilt } from './content/site.ts';
import { readMessages } from './content/translations.ts';
import type { TwinPage } from './mdx/twin/element.ts';
import type { SiteContent } from './siteContent.ts';

/** What the elements of pages ask the site for where a Markdown twin is made. */
export function createTwinPage(siteContent: SiteContent): (route: string) => TwinPage {
  const { blog, content, data, interfaceWords, locales, production, words } = siteContent;
  const [first] = locales;
  const { monthDay } = createDateFormats(first);

  let posts: { of: unknown; data: ReadonlyMap<string, unknown> } | undefined;
  const dataOf = (module: string): unknown => {
    const name = /^virtual-blog\/(.+)$/.exec(module)?.[1];
    if (name === undefined || !blog) return undefined;
    const read = blog.reader.read();
    if (posts?.of !== read) {
      const { base = BLOG_PATH, pageSize = PAGE_SIZE } = blog;
      posts = { of: read, data: blogData(read, listedPosts(read, production), { base, pageSize }) };
    }
    return posts.data.get(name);
  };

  const wordOf = (key: string): string => {
    const word = interfaceWords[key];
    if (word === undefined) throw new Error(`needs the word "${key}", which words.json does not have.`);
    return word;
  };

  return (route) => {
    const site = content.site(production);
    const locale = localeOfPath(route, locales);
    const versions = versionsOfLocale(locale, site.versions, locales);
    const translation: Translation | undefined =
      locale === first ? undefined : { language: locale.code, messages: readMessages(words, locale.code) };
    const sayText = (message: Message, values: Values = {}) =>
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
      say: (key, values) => sayText(wordOf(key), values),
      sayCount: (key, count) =>
        sayText({ one: wordOf(`${key}One`), other: wordOf(`${key}Other`) }, { count }),
      addressOf(reference) {
        const own = resolve(reference, candidateVersion(route, null, versions));
        // What is not translated yet is read in the first language.
        return (own?.known ? own : (resolve(reference) ?? own))?.href ?? reference;
      },
      get facts() {
        const latest = latestVersion(versions);
        return [
          ...data.homeFacts.map((fact) => sayText(fact)),
          ...(latest ? [sayText(wordOf('homeVersion'), { version: latest.label })] : []),
        ];
      },
      samplesDoc: data.samplesDoc ?? undefined,
      monthDay,
      dataOf,
    };
  };
}
