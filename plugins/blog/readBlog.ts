import path from 'node:path';
import { z } from 'zod';
import { BLOG_PATH } from '../../model/blog.ts';
import type { BlogAuthor, BlogTag } from '../../model/blogPage.ts';
import { routeKey } from '../../model/routes.ts';
import { type Diagnostic, diagnostic, unknownId } from '../content/diagnostic.ts';
import { diagnosticsOf, type Located, readJson } from '../content/located.ts';
import { isFuture, normaliseDate } from '../content/pageDates.ts';
import type { Parsed, Target } from '../content/parse.ts';
import { listBelow, toPosix } from '../content/sourceFiles.ts';
import { type PostContent, readContent } from './postContent.ts';
import { authorSchema, fileSchema, postSchema, tagSchema } from './schema.ts';
import { slugOf } from './slug.ts';

/** A post; its date is a day, or a moment in UTC. */
export interface BlogPost extends Omit<z.output<typeof postSchema>, UnusedKey>, PostContent {
  href: string;
  file: string;
}

/** Front matter that others read. */
type UnusedKey = 'asks' | 'docs' | 'moved' | 'outline' | 'search' | 'updated';

export interface Blog {
  /** Valid posts, newest first. */
  posts: BlogPost[];
  /** In file order. */
  tags: BlogTag[];
  authors: BlogAuthor[];
  /** Pictures of authors, with their place in `_authors.json`. */
  images: { file: string; targets: Target[] };
  /** Posts with problems are left out. */
  diagnostics: Diagnostic[];
}

export interface ReadOptions {
  /** Folder of the posts, `_tags.json` and `_authors.json`. */
  dir: string;
  parse: (file: string) => Parsed;
  /** Current time in ms since 1970: later posts are unpublished. Default: now. */
  now?: (() => number) | undefined;
}

interface Entries<T> {
  entries: [string, T][];
  /** Keys, invalid entries included; undefined for an invalid file. */
  ids: string[] | undefined;
  lineOf: Located['lineOf'];
  diagnostics: Diagnostic[];
}

type Outcome<T> = { value?: T; diagnostics: Diagnostic[] };

type Post = Omit<BlogPost, 'href' | 'file'> & { lineOf: Located['lineOf'] };

/** Fixes for missing keys, as part of the message. */
const FIXES: Readonly<Record<string, string>> = {
  title: 'Add `title: What the post is about`.',
  description: 'Add `description: One sentence for search engines and feeds.`.',
  date: 'Add `date: 2025-11-01`; a page that is no post says `blog: list`.',
  authors: 'Add `authors: [key]` with a key of _authors.json.',
  label: 'Add `"label": "What readers see"`.',
  name: 'Add `"name": "Full Name"`.',
};

const POST_KEYS: readonly string[] = Object.keys(postSchema.shape);

/** Pages of the blog that are no posts have `blog: list`. */
const isListPage = (data: unknown) =>
  typeof data === 'object' && data !== null && 'blog' in data && data.blog === 'list';

/** The value is undefined for a page that is no post, and for an invalid one. */
function readPost(file: string, { frontmatter, tree, diagnostics }: Parsed): Outcome<Post> {
  if (!frontmatter && diagnostics.length === 0) {
    const reason =
      'A post begins with front matter: a line `---`, then `title`, `date` …, then a line `---`.';
    return { diagnostics: [diagnostic(file, 1, reason)] };
  }
  if (!frontmatter || !tree) return { diagnostics };
  if (isListPage(frontmatter.data)) return { diagnostics: [] };
  const result = postSchema.safeParse(frontmatter.data ?? {});
  if (!result.success)
    return { diagnostics: diagnosticsOf(file, frontmatter, result.error, { fixes: FIXES, keys: POST_KEYS }) };
  const { asks, docs, moved, outline, search, updated, ...own } = result.data;
  const { excerpt, readingMinutes } = readContent(tree);
  const post = {
    ...own,
    date: normaliseDate(own.date),
    excerpt: excerpt.length > 0 ? excerpt : [[own.description]],
    readingMinutes,
    lineOf: frontmatter.lineOf,
  };
  return { value: post, diagnostics: [] };
}

/** Valid entries of `_tags.json` or `_authors.json`. */
function readEntries<T>(file: string, entry: z.ZodType<T>): Entries<T> {
  const { entries: found, lineOf, diagnostics } = readJson(file, fileSchema(entry), { fixes: FIXES });
  const ids = Object.keys(found).filter((id) => id !== '$schema');
  const entries = ids.flatMap((id): [string, T][] => {
    const { data: value } = entry.safeParse(found[id]);
    return value === undefined ? [] : [[id, value]];
  });
  // A file without any valid entry has another shape.
  const isWrong = entries.length === 0 && diagnostics.length > 0;
  if (!isWrong) return { entries, ids, lineOf, diagnostics };
  const tooDeep = ids.find((id) => {
    const { data = {} } = z.record(z.string(), entry).safeParse(found[id]);
    return Object.keys(data).length > 0;
  });
  const reason = `"${tooDeep}" holds the entries, which belong to the file itself. Remove this level.`;
  const level = tooDeep === undefined ? diagnostics : [diagnostic(file, lineOf([tooDeep]), reason)];
  return { entries, ids: undefined, lineOf, diagnostics: level };
}

/** Adds addresses; a duplicate is a problem. */
function withAddresses<T extends { slug?: string | undefined }>(
  file: string,
  { entries, lineOf }: Entries<T>,
  nameOf: (id: string, entry: T) => string,
  hrefOf: (slug: string) => string,
): { addressed: (Omit<T, 'slug'> & { id: string; href: string })[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const owners = new Map<string, string>();
  const addressed = entries.flatMap(([id, entry]) => {
    const { slug: given, ...rest } = entry;
    const slug = given ?? slugOf(nameOf(id, entry));
    const line = lineOf([id]);
    if (slug === undefined) {
      const message = `"${id}": nothing of this name can stand in an address. Add a "slug", such as "slug": "some-word".`;
      diagnostics.push(diagnostic(file, line, message));
      return [];
    }
    const owner = owners.get(slug);
    if (owner !== undefined) {
      const message = `"${id}" and "${owner}" would share the address ${hrefOf(slug)}. Give one of them a "slug" of its own.`;
      diagnostics.push(diagnostic(file, line, message));
      return [];
    }
    owners.set(slug, id);
    return [{ ...rest, id, href: hrefOf(slug) }];
  });
  return { addressed, diagnostics };
}

const tagHref = (slug: string) => `${BLOG_PATH}/tags/${slug}`;

const authorHref = (slug: string) => `${BLOG_PATH}/authors/all-${slug}-articles`;

/** Unknown tags or authors of a post, with their path in the front matter. */
function unknownIds(
  kind: 'tag' | 'author',
  ids: readonly string[],
  available: readonly string[] | undefined,
) {
  if (!available) return [];
  return ids.flatMap((id, at) =>
    available.includes(id) ? [] : [{ path: [`${kind}s`, at], message: unknownId(kind, id, available) }],
  );
}

/** Names that begin with `_` are no pages for the engine. */
function listFiles(dir: string): string[] {
  return listBelow(dir)
    .filter((name) => /\.mdx?$/.test(name) && !name.split('/').some((part) => /^_[^_]/.test(part)))
    .map((name) => path.join(dir, name));
}

/** Ties are sorted by address: the order must not depend on the machine. */
function newestFirst(a: BlogPost, b: BlogPost): number {
  if (a.date !== b.date) return Date.parse(b.date) - Date.parse(a.date) || (a.date < b.date ? 1 : -1);
  return a.href < b.href ? -1 : 1;
}

export type BlogReader = ReturnType<typeof createBlogReader>;

export function createBlogReader({ dir, parse, now = Date.now }: ReadOptions) {
  const tagsFile = path.join(dir, '_tags.json');
  const authorsFile = path.join(dir, '_authors.json');

  const readNow = (): Blog => {
    const rawTags = readEntries(tagsFile, tagSchema);
    const rawAuthors = readEntries(authorsFile, authorSchema);
    const tags = withAddresses(tagsFile, rawTags, (id) => id, tagHref);
    const authors = withAddresses(authorsFile, rawAuthors, (_id, { name }) => name, authorHref);
    const diagnostics = [rawTags, tags, rawAuthors, authors].flatMap((part) => part.diagnostics);

    // Routes of the engine are case-insensitive.
    const owners = new Map<string, string>([[BLOG_PATH, 'the list of posts']]);
    for (const { href } of [...tags.addressed, ...authors.addressed])
      owners.set(href.toLowerCase(), 'a page of the blog');

    const posts: BlogPost[] = [];
    for (const file of listFiles(dir)) {
      const slug = toPosix(path.relative(dir, file)).replace(/\.mdx?$/, '');
      const href = `${BLOG_PATH}/${slug.replace(/(^|\/)index$/, '$1')}`;
      const outcome = readPost(file, parse(file));
      diagnostics.push(...outcome.diagnostics);
      const key = routeKey(href);
      const owner = owners.get(key) ?? (/\/page\/\d+$/.test(key) ? 'a page of the blog' : undefined);
      if (owner !== undefined) {
        const message = `Duplicate slug: ${href} is also the address of ${owner}. Rename one of the two.`;
        diagnostics.push(diagnostic(file, 1, message));
        continue;
      }
      owners.set(key, path.relative(dir, file));
      if (!outcome.value) continue;
      const { lineOf, ...post } = outcome.value;
      if (!post.draft && isFuture(post.date, now())) {
        const message = `"date": ${post.date} is in the future. Add \`draft: true\` until then, or correct the date.`;
        diagnostics.push(diagnostic(file, lineOf(['date']), message));
      }
      const unknown = [
        ...unknownIds('tag', post.tags, rawTags.ids),
        ...unknownIds('author', post.authors, rawAuthors.ids),
      ];
      for (const { path: place, message } of unknown)
        diagnostics.push(diagnostic(file, lineOf(place), message));
      if (unknown.length > 0) continue;
      posts.push({ ...post, tags: [...new Set(post.tags)], authors: [...new Set(post.authors)], href, file });
    }
    const pictures = rawAuthors.entries.flatMap(([id, { picture: url }]): Target[] =>
      url === undefined ? [] : [{ url, line: rawAuthors.lineOf([id, 'picture']), kind: 'image' }],
    );
    return {
      posts: posts.sort(newestFirst),
      tags: tags.addressed,
      authors: authors.addressed,
      images: { file: authorsFile, targets: pictures },
      diagnostics,
    };
  };

  let current: Blog | undefined;
  return {
    /** The blog as of the last `refresh`; never throws. */
    read(): Blog {
      current ??= readNow();
      return current;
    },
    /** Invalidates the cache, in development. */
    refresh() {
      current = undefined;
    },
  };
}
