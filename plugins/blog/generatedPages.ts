import path from 'node:path';
import { writeIfChanged } from '../engine/writeIfChanged.ts';
import { countPages, dataModuleName, PAGE_SIZE, pageHref, usedAuthors, usedTags } from './data.ts';
import type { Blog, BlogPost } from './readBlog.ts';

/** A generated page: a route and the component that shows its data. */
export interface GeneratedPage {
  route: string;
  title: string;
  breadcrumb: string;
  description: string;
  component: 'PostList' | 'TagPage' | 'AuthorPage';
  /** Module `virtual-blog/<data>`. */
  data: string;
  /** Day of its newest post. */
  updated: string | undefined;
}

/** Characters that search engines show. */
const MAX_DESCRIPTION = 160;

function joinSentences(first: string, second: string): string {
  const both = `${first} ${second}`;
  return second === '' || both.length > MAX_DESCRIPTION ? first : both;
}

/** Further pages of the list, and a page for each used tag and author. @param listed newest first. */
export function generatedPages(
  blog: Blog,
  listed: readonly BlogPost[],
  name: string,
  pageSize = PAGE_SIZE,
): GeneratedPage[] {
  const newest = (posts: readonly BlogPost[]) => posts[0]?.date.slice(0, 10);
  const total = countPages(listed.length, pageSize);
  const lists = Array.from({ length: total - 1 }, (_, at): GeneratedPage => {
    const page = at + 2;
    return {
      route: pageHref(page),
      title: `Blog, page ${page}`,
      breadcrumb: `Page ${page}`,
      description: `Older posts of the ${name}, newest first: page ${page} of ${total}.`,
      component: 'PostList',
      data: `page/${page}`,
      updated: newest(listed),
    };
  });
  const tags = usedTags(blog, listed).map(({ id, label, href, description }): GeneratedPage => {
    const posts = listed.filter((post) => post.tags.includes(id));
    return {
      route: href,
      title: `${posts.length} ${posts.length === 1 ? 'post' : 'posts'} tagged with "${label}"`,
      breadcrumb: label,
      description: joinSentences(
        `All posts of the ${name} tagged with "${label}", newest first.`,
        description,
      ),
      component: 'TagPage',
      data: dataModuleName('tag', href),
      updated: newest(posts),
    };
  });
  const authors = usedAuthors(blog, listed).map(
    ({ id, name: author, href, title }): GeneratedPage => ({
      route: href,
      title: `Articles by ${author}`,
      breadcrumb: author,
      description: joinSentences(
        `All articles that ${author} wrote for the ${name}, newest first.`,
        title === '' ? '' : `${author}: ${title}.`,
      ),
      component: 'AuthorPage',
      data: dataModuleName('author', href),
      updated: newest(listed.filter((post) => post.authors.includes(id))),
    }),
  );
  return [...lists, ...tags, ...authors];
}

const escapeMarkdown = (text: string) => text.replace(/[\\`*_{}[\]<>#|~&:]/g, '\\$&');

export function frontmatterOf({ title, breadcrumb, description, updated }: GeneratedPage) {
  return { title, breadcrumb, description, outline: false, search: false, ...(updated ? { updated } : {}) };
}

function sourceOf(page: GeneratedPage, module: string): string {
  const { title, component, data } = page;
  return [
    '---',
    ...Object.entries(frontmatterOf(page)).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    '---',
    '',
    `import { ${component} } from ${JSON.stringify(module)};`,
    `import data from ${JSON.stringify(`virtual-blog/${data}`)};`,
    '',
    `# ${escapeMarkdown(title)}`,
    '',
    `<${component} {...data} />`,
    '',
  ].join('\n');
}

/** Writes changed sources. @param components module of each component. @returns routes for the engine's `addPages`. */
export function writePages(
  pages: readonly GeneratedPage[],
  dir: string,
  components: Readonly<Record<GeneratedPage['component'], string>>,
) {
  return pages.map((page) => {
    const filepath = path.join(dir, `${page.data.replaceAll('/', '--')}.mdx`);
    writeIfChanged(filepath, sourceOf(page, components[page.component]));
    return { routePath: page.route, filepath };
  });
}
