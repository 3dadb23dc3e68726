import { useHead, withBase } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { NOT_FOUND_ATTRIBUTE } from '../boot/names.ts';
import { versionRobots } from '../lib/docs.ts';
import { isPage } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { usePageTitle } from '../lib/usePageTitle.ts';
import { AUTHOR, BRAND, KEYWORDS, ORIGIN, TAGLINE, VERSIONS } from '../site.ts';

/** Title, description and everything else that a page says of itself in its head. */
export function Head() {
  const { path, title, description, frontmatter } = usePageInfo();
  const pageTitle = usePageTitle();
  const text = description || TAGLINE;
  const url = path === undefined ? undefined : ORIGIN + withBase(path);
  const { noindex, canonical } = versionRobots(path, VERSIONS, isPage);
  const hidden = path === undefined || noindex || frontmatter.unlisted === true;
  const isPost = frontmatter.date !== undefined;
  // The engine's head follows a moment later; title and content change at once.
  useLayoutEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);
  useHead({
    htmlAttrs: { lang: 'en', dir: 'ltr', ...(path === undefined ? { [NOT_FOUND_ATTRIBUTE]: '' } : {}) },
    title: pageTitle,
    meta: [
      { name: 'description', content: text },
      { name: 'keywords', content: KEYWORDS.join(', ') },
      { name: 'author', content: AUTHOR.name },
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: isPost ? 'article' : 'website' },
      { property: 'og:site_name', content: BRAND },
      { property: 'og:title', content: title },
      { property: 'og:description', content: text },
      ...(url ? [{ property: 'og:url', content: url }] : []),
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: text },
    ],
    link: url
      ? [
          { rel: 'canonical', href: canonical === undefined ? url : ORIGIN + withBase(canonical) },
          { rel: 'alternate', hreflang: 'en', href: url },
          { rel: 'alternate', hreflang: 'x-default', href: url },
        ]
      : [],
  });
  return null;
}
