import { useHead, withBase } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { socialImagePath } from '../../plugins/output/socialImages/path.ts';
import { NOT_FOUND_ATTRIBUTE } from '../boot/names.ts';
import { versionRobots } from '../lib/docs.ts';
import { twinPath } from '../lib/twinPath.ts';
import { isPage } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { usePageTitle } from '../lib/usePageTitle.ts';
import { AUTHOR, BRAND, KEYWORDS, LOCALES, ORIGIN, TAGLINE, VERSIONS } from '../site.ts';
import { StaleStructuredData, StructuredData } from './StructuredData.tsx';

const absolute = (path: string) => ORIGIN + withBase(path);

/** Title, description and everything else that a page says of itself in its head. */
export function Head() {
  const { path, title, description, frontmatter, blog, updated } = usePageInfo();
  const pageTitle = usePageTitle();
  const text = description || TAGLINE;
  const { noindex, canonical } = versionRobots(path, VERSIONS, isPage);
  const hidden = noindex || path === undefined || frontmatter.unlisted === true || frontmatter.draft === true;
  const url = canonical === undefined ? undefined : absolute(canonical);
  const image = path === undefined ? undefined : absolute(socialImagePath(path));
  const { post } = blog ?? {};
  const keywords = post?.tags.length ? post.tags.map(({ label }) => label) : KEYWORDS;
  const author = post?.authors.map(({ label }) => label).join(', ') || AUTHOR.name;
  // The engine's head follows a moment later; title and content change at once.
  useLayoutEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);
  useHead({
    htmlAttrs: { lang: 'en', dir: 'ltr', ...(path === undefined ? { [NOT_FOUND_ATTRIBUTE]: '' } : {}) },
    title: pageTitle,
    meta: [
      { name: 'description', content: text },
      { name: 'keywords', content: keywords.join(', ') },
      { name: 'author', content: author },
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: post ? 'article' : 'website' },
      { property: 'og:site_name', content: BRAND },
      { property: 'og:title', content: title },
      { property: 'og:description', content: text },
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
      { name: 'twitter:description', content: text },
    ],
    link: [
      ...(url ? [{ rel: 'canonical', href: url }] : []),
      ...(url && !hidden
        ? [
            ...LOCALES.map(({ code }) => ({ rel: 'alternate', hreflang: code, href: url })),
            { rel: 'alternate', hreflang: 'x-default', href: url },
          ]
        : []),
      ...(path === undefined
        ? []
        : [{ rel: 'alternate', type: 'text/markdown', href: withBase(twinPath(path)), title: 'Markdown' }]),
    ],
  });
  if (process.env.__SSR__) return path === undefined ? null : <StructuredData path={path} />;
  return <StaleStructuredData key={path} />;
}
