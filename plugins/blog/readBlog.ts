import fs from 'node:fs';
import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import { parseDocument } from 'yaml';
import { z } from 'zod';

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
  /** ISO 8601 day, `2025-11-01`. */
  date: string;
  /** Ids of tags and authors. */
  tags: string[];
  authors: string[];
  /** Plain text before the truncate marker. */
  excerpt: string;
  readingMinutes: number;
  /** Absolute path of the source. */
  file: string;
  draft: boolean;
  unlisted: boolean;
}

export interface Blog {
  /** Newest first. */
  posts: BlogPost[];
  tags: BlogTag[];
  authors: BlogAuthor[];
}

/** Marks the end of the excerpt. */
const TRUNCATE = /\{\/\*\s*truncate\s*\*\/\}|<!--\s*truncate\s*-->/;

/** Words a reader takes in per minute. */
const WORDS_PER_MINUTE = 200;

const tagsSchema = z.record(
  z.string(),
  z.strictObject({ label: z.string(), description: z.string().default('') }),
);

const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    name: z.string(),
    title: z.string().default(''),
    github: z.string().optional(),
    x: z.string().optional(),
    picture: z.string().optional(),
  }),
);

/** Front matter of a post. */
export const postSchema = z.looseObject({
  title: z.string(),
  description: z.string(),
  date: z.iso.date(),
  authors: z.array(z.string()).min(1),
  tags: z.array(z.string()).default([]),
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
});

/** `C++ tips/tricks` → `c-tips-tricks`: what may stand in an address, in any script. */
export function slugify(text: string): string {
  const spelled = text.normalize('NFKC').toLowerCase().replaceAll('+', ' plus ').replaceAll('#', ' sharp ');
  return spelled.replace(/[^\p{Letter}\p{Number}.]+/gu, '-').replace(/^-+|-+$/g, '') || 'tag';
}

/** Minutes that the prose takes; code is not counted. */
export function readingMinutes(markdown: string): number {
  const prose = markdown
    .replace(/^(`{3,}|~{3,})[\s\S]*?^\1`*\s*$/gm, ' ')
    .replace(/^(?:import|export)\s.*$/gm, ' ')
    .replace(/<[^>]+>|\{\/\*[\s\S]*?\*\/\}/g, ' ');
  const words = prose.match(/[\p{Letter}\p{Number}][\p{Letter}\p{Number}'’.-]*/gu) ?? [];
  return Math.max(1, Math.ceil(words.length / WORDS_PER_MINUTE));
}

/** Plain text of the Markdown before the truncate marker (or of the first paragraph), without the title. */
function excerptOf(markdown: string): string {
  const body = markdown.replace(/^\s*#\s.*$/m, '');
  const [before = '', marked] = body.split(TRUNCATE, 2);
  const text = marked === undefined ? (body.trim().split(/\n\s*\n/)[0] ?? '') : before;
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

class BlogError extends Error {}

interface FrontMatter {
  data: unknown;
  /** Line in the file of a key of the front matter. */
  lineOf: (key: string) => number;
  body: string;
}

function readFrontMatter(file: string, source: string): FrontMatter {
  const [all, yaml] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source) ?? [];
  if (all === undefined || yaml === undefined) {
    throw new BlogError(`${file}:1: a post begins with front matter between two lines of "---".`);
  }
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) {
    throw new BlogError(
      `${file}:${(error.linePos?.[0].line ?? 0) + 1}: the front matter is no valid YAML: ${error.message}`,
    );
  }
  const lineOf = (key: string) => {
    const at = yaml.split('\n').findIndex((line) => line.startsWith(`${key}:`));
    return at < 0 ? 1 : at + 2;
  };
  return { data: document.toJS(), lineOf, body: source.slice(all.length) };
}

function available(kind: string, wanted: string, ids: readonly string[]): string {
  return `unknown ${kind} "${wanted}". Did you mean "${closest(wanted, [...ids])}"? Available: ${ids.join(', ')}.`;
}

function readPost(
  file: string,
  place: string,
  href: string,
  tagIds: string[],
  authorIds: string[],
): BlogPost {
  const { data, lineOf, body } = readFrontMatter(place, fs.readFileSync(file, 'utf8'));
  const result = postSchema.safeParse(data);
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue) =>
        `${place}:${lineOf(String(issue.path[0] ?? ''))}: front matter "${issue.path.join('.')}": ${issue.message}.`,
    );
    throw new BlogError(problems.join('\n'));
  }
  const { title, description, date, authors, tags, draft, unlisted } = result.data;
  for (const tag of tags) {
    if (!tagIds.includes(tag))
      throw new BlogError(`${place}:${lineOf('tags')}: ${available('tag', tag, tagIds)}`);
  }
  for (const author of authors) {
    if (!authorIds.includes(author)) {
      throw new BlogError(`${place}:${lineOf('authors')}: ${available('author', author, authorIds)}`);
    }
  }
  return {
    href,
    title,
    description,
    date,
    tags,
    authors,
    excerpt: excerptOf(body),
    readingMinutes: readingMinutes(body),
    file,
    draft,
    unlisted,
  };
}

function readJson<T>(file: string, schema: z.ZodType<T>): T {
  if (!fs.existsSync(file)) throw new BlogError(`${file} is missing: create it with "{}".`);
  try {
    return schema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch (error) {
    const message = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new BlogError(`${file}: ${message}`);
  }
}

/**
 * Reads the posts of a folder, with their tags and authors.
 *
 * @param dir absolute path of the folder; posts are its Markdown files with a `date`, `_tags.json` and `_authors.json` stand beside them.
 * @param base address of the blog, `/blog`.
 * @throws naming file, line and cure of everything that is wrong with any post.
 */
export function readBlog(dir: string, base: string): Blog {
  const tags = Object.entries(readJson(path.join(dir, '_tags.json'), tagsSchema)).map(([id, tag]) => ({
    id,
    ...tag,
    href: `${base}/tags/${slugify(id)}`,
  }));
  const authors = Object.entries(readJson(path.join(dir, '_authors.json'), authorsSchema)).map(
    ([id, author]) => ({
      id,
      ...author,
      href: `${base}/authors/all-${slugify(author.name)}-articles`,
    }),
  );
  const problems: string[] = [];
  const posts: BlogPost[] = [];
  for (const name of fs.readdirSync(dir).sort()) {
    const file = path.join(dir, name);
    if (!/\.mdx?$/.test(name) || name.startsWith('_') || isListPage(file)) continue;
    const href = `${base}/${name.replace(/\.mdx?$/, '')}`;
    try {
      posts.push(
        readPost(
          file,
          path.relative(process.cwd(), file),
          href,
          tags.map(({ id }) => id),
          authors.map(({ id }) => id),
        ),
      );
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  for (const [kind, entries] of [
    ['tag', tags],
    ['author', authors],
  ] as const) {
    const seen = new Map<string, string>();
    for (const { id, href } of entries) {
      const other = seen.get(href);
      if (other)
        problems.push(`The ${kind}s "${other}" and "${id}" would share the address ${href}: rename one.`);
      seen.set(href, id);
    }
  }
  if (problems.length > 0) throw new BlogError(problems.join('\n'));
  posts.sort((a, b) => b.date.localeCompare(a.date) || a.href.localeCompare(b.href));
  return { posts, tags, authors };
}

/** Pages of the blog itself say so in their front matter: `blog: list`. */
function isListPage(file: string): boolean {
  return /^---\r?\n(?:.*\r?\n)*?blog: list\r?\n/.test(fs.readFileSync(file, 'utf8').slice(0, 1000));
}
