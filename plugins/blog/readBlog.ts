import path from 'node:path';
import { z } from 'zod';
import { BLOG_PATH } from '../../model/blog.ts';
import type { BlogAuthor, BlogTag } from '../../model/blogPage.ts';
import { type Diagnostic, diagnostic, unknownId } from '../content/diagnostic.ts';
import { diagnosticsOf, readJson } from '../content/located.ts';
import { isFuture, normaliseDate } from '../content/pageDates.ts';
import type { Parsed, Target } from '../content/parse.ts';
import { frontmatterOf } from '../content/siteReader.ts';
import { listPages } from '../content/sourceFiles.ts';
import { type PostContent, readContent } from './postContent.ts';
import { authorSchema, postSchema, slugOf, tagSchema } from './schema.ts';

/** A post; its date is a day, or a moment in UTC. */
export interface BlogPost extends z.output<typeof postSchema>, PostContent {
  href: string;
  file: string;
}

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

/** Entries of `_tags.json` or `_authors.json`, with addresses: a duplicate is a problem. */
function readEntries<T extends { slug?: string | undefined }>(
  file: string,
  schema: z.ZodType<T>,
  nameOf: (id: string, entry: T) => string,
  hrefOf: (slug: string) => string,
) {
  const json = readJson(file, z.record(z.string(), schema));
  const { lineOf, diagnostics } = json;
  const owners = new Map<string, string>();
  const entries = Object.entries(json.entries).flatMap(([id, unchecked]) => {
    const { data: entry } = schema.safeParse(unchecked);
    if (!entry) return [];
    const { slug: given, ...rest } = entry;
    const report = (message: string) => {
      diagnostics.push(diagnostic(file, lineOf([id]), message));
      return [];
    };
    const slug = given ?? slugOf(nameOf(id, entry));
    if (slug === undefined)
      return report(
        `"${id}": nothing of this name can stand in an address. Add a "slug", such as "slug": "some-word".`,
      );
    const owner = owners.get(slug);
    const href = hrefOf(slug);
    if (owner !== undefined)
      return report(
        `"${id}" and "${owner}" would share the address ${href}. Give one of them a "slug" of its own.`,
      );
    owners.set(slug, id);
    return [{ ...rest, id, href }];
  });
  // A file with problems and without any valid entry has another shape.
  const isWrong = entries.length === 0 && diagnostics.length > 0;
  return { entries, ids: isWrong ? undefined : Object.keys(json.entries), lineOf, diagnostics };
}

/** Keys, those of invalid entries included; undefined for a file of another shape. */
type KnownIds = Readonly<Record<'tag' | 'author', readonly string[] | undefined>>;

/** The post is undefined for a page that is none, and for one with problems. */
function readPost(
  file: string,
  href: string,
  parsed: Parsed,
  known: KnownIds,
): { post?: BlogPost; diagnostics: Diagnostic[] } {
  const { frontmatter, tree } = parsed;
  // Missing and unreadable parts are problems of the check of all pages.
  if (!frontmatter || !tree) return { diagnostics: [] };
  const { data, error } = postSchema.safeParse(frontmatterOf(parsed));
  if (!data) return { diagnostics: diagnosticsOf(file, frontmatter, error, postSchema) };
  const problem = (key: readonly PropertyKey[], message: string) =>
    diagnostic(file, frontmatter.lineOf(key), message);
  const unknown = (kind: 'tag' | 'author', ids: readonly string[]) =>
    ids.flatMap((id, at) => {
      const available = known[kind] ?? ids;
      return available.includes(id) ? [] : problem([`${kind}s`, at], unknownId(kind, id, available));
    });
  const diagnostics = [...unknown('tag', data.tags), ...unknown('author', data.authors)];
  const date = normaliseDate(data.date);
  if (!data.draft && isFuture(date)) {
    const message = `"date": ${date} is in the future. Add \`draft: true\` until then, or correct the date.`;
    diagnostics.push(problem(['date'], message));
  }
  if (diagnostics.length > 0) return { diagnostics };
  const { excerpt, readingMinutes } = readContent(tree);
  const post = {
    ...data,
    date,
    tags: [...new Set(data.tags)],
    authors: [...new Set(data.authors)],
    excerpt: excerpt.length > 0 ? excerpt : [[data.description]],
    readingMinutes,
    href,
    file,
  };
  return { post, diagnostics };
}

/** Ties are sorted by address: the order must not depend on the machine. */
const newestFirst = (a: BlogPost, b: BlogPost) =>
  Date.parse(b.date) - Date.parse(a.date) || (a.href < b.href ? -1 : 1);

export type BlogReader = ReturnType<typeof createBlogReader>;

/** @param dir folder of the posts, `_tags.json` and `_authors.json`. */
export function createBlogReader({ dir, parse }: { dir: string; parse: (file: string) => Parsed }) {
  const readNow = (): Blog => {
    const authorsFile = path.join(dir, '_authors.json');
    const tags = readEntries(
      path.join(dir, '_tags.json'),
      tagSchema,
      (id) => id,
      (slug) => `${BLOG_PATH}/tags/${slug}`,
    );
    const authors = readEntries(
      authorsFile,
      authorSchema,
      (_id, { name }) => name,
      (slug) => `${BLOG_PATH}/authors/all-${slug}-articles`,
    );
    const known = { tag: tags.ids, author: authors.ids };
    const read = listPages(dir).flatMap(({ file, route }) => {
      const parsed = parse(file);
      const isPost = route !== undefined && frontmatterOf(parsed).blog !== 'list';
      return isPost ? readPost(file, BLOG_PATH + route, parsed, known) : [];
    });
    const pictures = authors.entries.flatMap(({ id, picture: url }): Target[] =>
      url === undefined ? [] : [{ url, line: authors.lineOf([id, 'picture']), kind: 'image' }],
    );
    return {
      posts: read.flatMap(({ post }) => post ?? []).sort(newestFirst),
      tags: tags.entries,
      authors: authors.entries,
      images: { file: authorsFile, targets: pictures },
      diagnostics: [tags, authors, ...read].flatMap(({ diagnostics }) => diagnostics),
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
