import { useHead } from '@rspress/core/runtime';
import { useEffect } from 'react';
import * as site from '#site';
import { pageHome } from '#words';
import { BLOG_PATH } from '../../model/blog.ts';
import { socialImagePath } from '../../model/routes.ts';
import { homeOf, localeOf } from '../lib/locale.ts';
import { useDocsPage } from '../lib/useDocs.ts';
import { type PageInfo, usePageInfo } from '../lib/usePageInfo.ts';
import { useText } from '../lib/useText.ts';
import { useTrail } from '../lib/useTrail.ts';
import { type PageFacts, type SiteFacts, structuredData, toScriptText } from './structuredData.ts';

const STRUCTURED_DATA_TYPE = 'application/ld+json';

function kindOf({ path, pageType, blog }: PageInfo, isDoc: boolean): PageFacts['kind'] {
  if (pageType === 'home') return 'home';
  if (isDoc) return 'doc';
  if (!blog) return 'other';
  if (blog.post) return 'post';
  return path === BLOG_PATH ? 'blog' : 'list';
}

/** Writes the page's JSON-LD into the built HTML. On the server only: search engines read the served HTML. */
export function StructuredData({ path }: { path: string }) {
  const text = useText();
  const page = usePageInfo();
  const isDoc = useDocsPage() !== undefined;
  const { title, description, blog, published, updated } = page;
  const trail = useTrail();
  const website: SiteFacts = {
    origin: site.address,
    name: site.title,
    title: text(site.homeTitle),
    description: text(site.description),
    language: localeOf(path).code,
    author: site.author,
  };
  const data = structuredData(website, {
    kind: kindOf(page, isDoc),
    path,
    title,
    description: description || website.description,
    image: socialImagePath(path),
    published,
    updated,
    authors: blog?.post?.authors,
    keywords: blog?.post?.tags.map(({ label }) => label),
    trail: trail.length > 0 ? [{ label: text(pageHome), href: homeOf(path) }, ...trail] : [],
  });
  useHead({ script: [{ type: STRUCTURED_DATA_TYPE, innerHTML: toScriptText(data) }] });
  return null;
}

/** Removes the JSON-LD of the served page on navigation: other pages differ, and the browser writes none. */
export function StaleStructuredData() {
  useEffect(() => () => document.querySelector(`script[type="${STRUCTURED_DATA_TYPE}"]`)?.remove(), []);
  return null;
}
