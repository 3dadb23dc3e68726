import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { type Located, parseLocated, problemsOf } from '../problems/located.ts';
import { type Problem, unknownId } from '../problems/problems.ts';
import { type Excerpt, readContent } from './content.ts';
import { authorSchema, postSchema, tagSchema } from './schema.ts';
import { slugOf } from './slug.ts';

/** A tag, from `_tags.json`. */
export interface BlogTag {
  /** Key in `_tags.json`. */
  id: string;
  label: string;
  description: string;
  /** Address of the tag's page. */
  href: string;
}

/** An author, from `_authors.json`. */
export interface BlogAuthor {
  /** Key in `_authors.json`. */
  id: string;
  name: string;
  title: string;
  url?: string | undefined;
  github?: string | undefined;
  x?: string | undefined;
  /** Address of a picture on this site. */
  picture?: string | undefined;
  /** Address of the author's page. */
  href: string;
}

export interface BlogPost {
  /** Address of the post. */
  href: string;
  title: string;
  description: string;
  /** ISO 8601: a day (`2025-11-01`) or a moment in UTC (`2025-11-01T09:30:00.000Z`), as the post says it. */
  date: string;
  /** Keys of tags and authors, as the post orders them. */
  tags: string[];
  authors: string[];
  /** What stands before the truncate marker; the description where there is none. */
  excerpt: Excerpt;
  readingMinutes: number;
  /** Absolute path of the source. */
  file: string;
  draft: boolean;
  unlisted: boolean;
}

/** A blog as it stands on the disk. */
export interface Blog {
  /** All posts that could be read, newest first. */
  posts: BlogPost[];
  /** In the order of their files. */
  tags: BlogTag[];
  authors: BlogAuthor[];
  /** What is wrong; the posts concerned are left out. */
  problems: Problem[];
}

export interface ReadOptions {
  /** Absolute path of the folder with the posts, `_tags.json` and `_authors.json`. */
  dir: string;
  /** Address of the blog, no slash at the end: `/blog`. */
  base: string;
}

type Outcome<T> = { value?: T; problems: Problem[] };

/** One file's front matter and what its words come to. */
type Post = Omit<BlogPost, 'href' | 'file'> & { lineOf: Located['lineOf'] };

/** Cures for what is most often forgotten, by key. */
const CURES: Readonly<Record<string, string>> = {
  title: 'Add `title: What the post is about`.',
  description: 'Add `description: One sentence for search engines and feeds.`.',
  date: 'Add `date: 2025-11-01`; a page that is no post says `blog: list`.',
  authors: 'Add `authors: [key]` with a key of _authors.json.',
  label: 'Add `"label": "What readers see"`.',
  name: 'Add `"name": "Full Name"`.',
};

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/** A day stays a day; a moment is brought to UTC, in which years and dates are counted. */
const normaliseDate = (date: string) => (date.length === 10 ? date : new Date(date).toISOString());

/** Pages of the blog that are no posts say so in their front matter: `blog: list`. */
const isListPage = (data: unknown) =>
  typeof data === 'object' && data !== null && 'blog' in data && data.blog === 'list';

/** Reads one file; the value is undefined when it is no post or cannot be read. */
function readPost(file: string, source: string): Outcome<Post> {
  const [block = '', yaml] = FRONT_MATTER.exec(source) ?? [];
  if (yaml === undefined) {
    const message =
      'A post begins with front matter: a line `---`, then `title`, `date` …, then a line `---`.';
    return { problems: [{ file, line: 1, message }] };
  }
  const parsed = parseLocated(file, yaml, 2);
  if (!parsed.ok) return { problems: parsed.problems };
  if (isListPage(parsed.value.data)) return { problems: [] };
  const result = postSchema.safeParse(parsed.value.data ?? {});
  if (!result.success) return { problems: problemsOf(file, parsed.value, result.error, { cures: CURES }) };
  const { title, description, date, authors, tags, draft, unlisted } = result.data;
  const bodyLine = block.split('\n').length - 1;
  try {
    const { excerpt, readingMinutes } = readContent(
      source.slice(block.length),
      file.endsWith('.mdx') ? 'mdx' : 'md',
    );
    const post = {
      title,
      description,
      date: normaliseDate(date),
      authors,
      tags,
      excerpt: excerpt.length > 0 ? excerpt : [[description]],
      readingMinutes,
      draft,
      unlisted,
      lineOf: parsed.value.lineOf,
    };
    return { value: post, problems: [] };
  } catch (error) {
    const { reason, message, line } = error as { reason?: string; message: string; line?: number };
    return {
      problems: [{ file, line: bodyLine + (line ?? 1), message: `Not valid MDX: ${reason ?? message}` }],
    };
  }
}

/** Reads `_tags.json` or `_authors.json`; entries that are wrong are left out. */
function readEntries<T>(
  file: string,
  schema: z.ZodType<T>,
): { entries: [string, T][]; located?: Located; problems: Problem[] } {
  if (!fs.existsSync(file)) {
    return {
      entries: [],
      problems: [{ file, line: 1, message: 'The file is missing. Create it with `{}`.' }],
    };
  }
  const parsed = parseLocated(file, fs.readFileSync(file, 'utf8'), 1);
  if (!parsed.ok) return { entries: [], problems: parsed.problems };
  const { data, lineOf } = parsed.value;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return { entries: [], problems: [{ file, line: 1, message: 'Expected an object: `{ "key": { … } }`.' }] };
  }
  const entries: [string, T][] = [];
  const problems: Problem[] = [];
  for (const [id, entry] of Object.entries(data)) {
    if (id === '$schema') continue;
    const result = schema.safeParse(entry);
    if (result.success) entries.push([id, result.data]);
    else {
      const located = { data: entry, lineOf: (keys: readonly PropertyKey[]) => lineOf([id, ...keys]) };
      const found = problemsOf(file, located, result.error, { cures: CURES });
      problems.push(...found.map((problem) => ({ ...problem, message: `"${id}": ${problem.message}` })));
    }
  }
  return { entries, located: parsed.value, problems };
}

/** Gives every entry its address; two entries with the same one are a problem. */
function withAddresses<T extends { slug?: string | undefined }>(
  file: string,
  { entries, located }: { entries: [string, T][]; located?: Located },
  nameOf: (id: string, entry: T) => string,
  hrefOf: (slug: string) => string,
): { addressed: (Omit<T, 'slug'> & { id: string; href: string })[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const owners = new Map<string, string>();
  const addressed = entries.flatMap(([id, entry]) => {
    const { slug: given, ...rest } = entry;
    const slug = given ?? slugOf(nameOf(id, entry));
    const line = located?.lineOf([id]) ?? 1;
    if (slug === undefined) {
      const message = `"${id}": nothing of this name can stand in an address. Add a "slug", such as "slug": "some-word".`;
      problems.push({ file, line, message });
      return [];
    }
    const owner = owners.get(slug);
    if (owner !== undefined) {
      const message = `"${id}" and "${owner}" would share the address ${hrefOf(slug)}. Give one of them a "slug" of its own.`;
      problems.push({ file, line, message });
      return [];
    }
    owners.set(slug, id);
    return [{ ...rest, id, href: hrefOf(slug) }];
  });
  return { addressed, problems };
}

/** Keys of a file of entries, also of those that are wrong; undefined when the file itself is. */
function idsOf(located: Located | undefined): string[] | undefined {
  return located && Object.keys(located.data as object).filter((id) => id !== '$schema');
}

/** What a post refers to and the blog does not have, with its place in the front matter. */
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

/** Markdown files below a folder, sorted; what the engine takes for no page (a name that begins with `_`) is left out. */
function listFiles(dir: string): string[] {
  return fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name) && !name.split(path.sep).some((part) => /^_[^_]/.test(part)))
    .map((name) => path.join(dir, name))
    .sort();
}

/** Newest first; posts of the same moment by address, so that the order is the same everywhere. */
function newestFirst(a: BlogPost, b: BlogPost): number {
  if (a.date !== b.date) return Date.parse(b.date) - Date.parse(a.date) || (a.date < b.date ? 1 : -1);
  return a.href < b.href ? -1 : 1;
}

/**
 * Creates a reader that keeps what it has read: a file is read again when its time or size has changed.
 *
 * @returns a function that reads the blog as it stands on the disk now. It does not throw for what authors write:
 * that is in `problems`.
 */
export function createBlogReader({ dir, base }: ReadOptions): () => Blog {
  const tagsFile = path.join(dir, '_tags.json');
  const authorsFile = path.join(dir, '_authors.json');
  const known = new Map<string, { stamp: string; outcome: Outcome<Post> }>();

  const read = (file: string): Outcome<Post> => {
    const { mtimeMs, size } = fs.statSync(file);
    const stamp = `${mtimeMs}:${size}`;
    const before = known.get(file);
    if (before?.stamp === stamp) return before.outcome;
    const outcome = readPost(file, fs.readFileSync(file, 'utf8'));
    known.set(file, { stamp, outcome });
    return outcome;
  };

  return () => {
    const rawTags = readEntries(tagsFile, tagSchema);
    const rawAuthors = readEntries(authorsFile, authorSchema);
    const tags = withAddresses(
      tagsFile,
      rawTags,
      (id) => id,
      (slug) => `${base}/tags/${slug}`,
    );
    const authors = withAddresses(
      authorsFile,
      rawAuthors,
      (_id, author) => author.name,
      (slug) => `${base}/authors/all-${slug}-articles`,
    );
    const problems = [...rawTags.problems, ...tags.problems, ...rawAuthors.problems, ...authors.problems];
    const tagIds = idsOf(rawTags.located);
    const authorIds = idsOf(rawAuthors.located);

    // The engine takes addresses that differ in case only for one.
    const owners = new Map<string, string>();
    for (const { href } of [...tags.addressed, ...authors.addressed])
      owners.set(href.toLowerCase(), 'a page of the blog');

    const posts: BlogPost[] = [];
    for (const file of listFiles(dir)) {
      const slug = path
        .relative(dir, file)
        .split(path.sep)
        .join('/')
        .replace(/\.mdx?$/, '');
      const href = `${base}/${slug.replace(/(^|\/)index$/, '$1')}`;
      const outcome = read(file);
      problems.push(...outcome.problems);
      const key = href.toLowerCase().replace(/\/$/, '');
      const owner = owners.get(key) ?? (/\/page\/\d+$/.test(key) ? 'a page of the blog' : undefined);
      if (owner !== undefined) {
        const message = `Duplicate slug: ${href} is also the address of ${owner}. Rename one of the two.`;
        problems.push({ file, line: 1, message });
        continue;
      }
      owners.set(key, path.relative(dir, file));
      if (!outcome.value) continue;
      const { lineOf, ...post } = outcome.value;
      const unknown = [
        ...unknownIds('tag', post.tags, tagIds),
        ...unknownIds('author', post.authors, authorIds),
      ];
      for (const { path: place, message } of unknown) problems.push({ file, line: lineOf(place), message });
      if (unknown.length > 0) continue;
      posts.push({ ...post, tags: [...new Set(post.tags)], authors: [...new Set(post.authors)], href, file });
    }
    return { posts: posts.sort(newestFirst), tags: tags.addressed, authors: authors.addressed, problems };
  };
}
