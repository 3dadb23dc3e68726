import { withBase } from '@rspress/core/runtime';
import * as site from '#site';
import { pageChanges } from '#words';
import { NOT_FOUND_ATTRIBUTE, OFFLINE_DOCUMENT } from '../../model/names.ts';
import { changesPath, markdownPath, socialImagePath } from '../../model/routes.ts';
import { versionOfPath } from '../../model/versions.ts';
import { visibilityOf } from '../../model/visibility.ts';
import { localeOf, versionsFor } from '../lib/locale.ts';
import { translationsOf } from '../lib/translatedPath.ts';
import { isPage, VERSIONS } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { usePageTitle } from '../lib/usePageTitle.ts';
import { useText } from '../lib/useText.ts';
import { BootWords } from './BootWords.tsx';
import { canonicalPath } from './canonicalPath.ts';
import { HeadTags, type HeadTagsProps } from './HeadTags.tsx';
import { StaleStructuredData, StructuredData } from './StructuredData.tsx';

const absolute = (path: string) => site.address + path;

function alternatesOf(path: string): { code: string; path?: string }[] {
  const languages: readonly { code: string; path?: string }[] = import.meta.env.TRANSLATED
    ? translationsOf(path, { locales: site.locales, versions: VERSIONS, isPage })
    : site.locales;
  return [...languages, { ...languages[0], code: 'x-default' }];
}

export function Head() {
  const { path, title, description, frontmatter, pageType, blog, updated } = usePageInfo();
  const pageTitle = usePageTitle();
  const text = useText();
  const locale = localeOf(path);
  const summary = description || site.description;
  const canonical = canonicalPath(path, versionsFor(path), isPage);
  const version = path === undefined ? undefined : versionOfPath(path, VERSIONS);
  const hidden = path === undefined || !visibilityOf(frontmatter, version, true).indexed;
  const url = canonical === undefined ? undefined : absolute(canonical);
  const image = path === undefined ? undefined : absolute(socialImagePath(path));
  const { post } = blog ?? {};
  const keywords = post?.tags.length ? post.tags.map(({ label }) => label) : site.keywords;
  const author = post?.authors.map(({ label }) => label).join(', ') || site.author.name;
  const html = {
    lang: locale.code,
    dir: locale.dir,
    [NOT_FOUND_ATTRIBUTE]: path === undefined ? (pageType === 'offline' ? OFFLINE_DOCUMENT : '') : undefined,
  };
  const meta: HeadTagsProps['meta'] = [
    { name: 'description', content: summary },
    { name: 'keywords', content: keywords.join(', ') },
    { name: 'author', content: author },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: post ? 'article' : 'website' },
    { property: 'og:site_name', content: site.title },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    ...(url ? [{ property: 'og:url', content: url }] : []),
    ...(image
      ? [
          { property: 'og:image', content: image },
          { property: 'og:image:type', content: 'image/png' },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: title },
          { name: 'twitter:image', content: image },
          { name: 'twitter:image:alt', content: title },
        ]
      : []),
    ...(post ? [{ property: 'article:published_time', content: post.date }] : []),
    ...(post && updated ? [{ property: 'article:modified_time', content: updated }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: summary },
  ];
  const links: HeadTagsProps['links'] = [
    ...(url ? [{ rel: 'canonical', href: url }] : []),
    ...(canonical !== undefined && !hidden
      ? alternatesOf(canonical).map(({ code, path: own = canonical }) => ({
          rel: 'alternate',
          hrefLang: code,
          href: absolute(own),
        }))
      : []),
    ...(path === undefined
      ? []
      : [
          {
            rel: 'alternate',
            type: 'text/markdown',
            href: withBase(markdownPath(path)),
            title: 'Markdown',
          },
        ]),
    ...(version?.isLast && updated
      ? [
          {
            rel: 'alternate',
            type: 'application/atom+xml',
            href: withBase(changesPath(version.path)),
            title: text(pageChanges),
          },
        ]
      : []),
  ];
  const data = import.meta.env.SSR ? (
    path !== undefined && <StructuredData path={path} />
  ) : (
    <StaleStructuredData key={path} />
  );
  return (
    <>
      <HeadTags html={html} title={pageTitle} meta={meta} links={links} />
      {data}
      {import.meta.env.TRANSLATED && <BootWords />}
    </>
  );
}
