/**
 * JSON-LD (schema.org) of a page for search engines, as pure functions. It is only in the built HTML: the application contains
 * none of this code.
 */
import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  Graph,
  Person,
  TechArticle,
  Thing,
  WebSite,
} from 'schema-dts';
import type { TrailStep } from '../../model/trail.ts';

export interface SiteFacts {
  /** Published address of the site, with the base, without a trailing slash. */
  origin: string;
  name: string;
  title: string;
  description: string;
  language: string;
  author: { name: string; href?: string | undefined };
}

/** Facts about a page. Addresses are clean paths without the base. */
export interface PageFacts {
  kind: 'home' | 'doc' | 'post' | 'blog' | 'list' | 'other';
  path: string;
  title: string;
  description: string;
  image: string;
  published?: string | undefined;
  updated?: string | undefined;
  authors?: readonly { label: string; href?: string | undefined }[] | undefined;
  keywords?: readonly string[] | undefined;
  /** Home first, the page itself last; empty for none. */
  trail: readonly TrailStep[];
}

const websiteId = ({ origin }: SiteFacts) => `${origin}/#website`;
const blogId = ({ origin }: SiteFacts) => `${origin}/blog#blog`;

function person({ origin }: SiteFacts, name: string, href: string | undefined): Person {
  return { '@type': 'Person', name, ...(href ? { url: origin + href } : {}) };
}

function common(site: SiteFacts, page: PageFacts) {
  return {
    name: page.title,
    description: page.description,
    url: site.origin + page.path,
    inLanguage: site.language,
  };
}

function article(site: SiteFacts, page: PageFacts) {
  const authors = page.authors?.map(({ label, href }) => person(site, label, href)) ?? [];
  return {
    ...common(site, page),
    headline: page.title,
    image: site.origin + page.image,
    mainEntityOfPage: site.origin + page.path,
    ...(page.published ? { datePublished: page.published } : {}),
    ...(page.updated ? { dateModified: page.updated } : {}),
    author: authors.length > 0 ? authors : person(site, site.author.name, site.author.href),
    ...(page.keywords?.length ? { keywords: [...page.keywords] } : {}),
  };
}

function website(site: SiteFacts, { path }: PageFacts): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site.origin}${path}#website`,
    name: site.name,
    alternateName: site.title,
    url: site.origin + path,
    description: site.description,
    inLanguage: site.language,
    publisher: person(site, site.author.name, site.author.href),
  };
}

/** Search engines require the address of each step: categories without a page are omitted. */
function breadcrumbs({ origin }: SiteFacts, trail: readonly TrailStep[]): BreadcrumbList {
  const steps = trail.flatMap(({ label, href }) => (href ? { name: label, item: origin + href } : []));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}

function mainEntity(site: SiteFacts, page: PageFacts): Thing {
  const partOfSite = { isPartOf: { '@id': websiteId(site) } };
  const partOfBlog = { isPartOf: { '@id': blogId(site) } };
  switch (page.kind) {
    case 'home':
      return website(site, page);
    case 'doc':
      return { '@type': 'TechArticle', ...article(site, page), ...partOfSite } satisfies TechArticle;
    case 'post':
      return { '@type': 'BlogPosting', ...article(site, page), ...partOfBlog } satisfies BlogPosting;
    case 'blog':
      return { '@type': 'Blog', '@id': blogId(site), ...common(site, page), ...partOfSite } satisfies Blog;
    case 'list':
      return { '@type': 'CollectionPage', ...common(site, page), ...partOfBlog } satisfies CollectionPage;
    case 'other':
      return { '@type': 'WebPage', ...common(site, page), ...partOfSite };
  }
}

export function structuredData(site: SiteFacts, page: PageFacts): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [mainEntity(site, page), ...(page.trail.length > 0 ? [breadcrumbs(site, page.trail)] : [])],
  };
}

/** JSON that cannot end the `script` element around it. */
export function toScriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
