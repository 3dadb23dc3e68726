/** Front matter of pages: its schema, and the values of single keys. Posts add keys in `blog/schema.ts`. */
import { z } from 'zod';
import { PLAYGROUND } from '../../model/names.ts';
import { isFuture } from './pageDates.ts';

const text = z.string().trim().min(1);

/** A text without line breaks: in `llms.txt` one would begin another entry. */
export const oneLine = z
  .string()
  .regex(/^[^\r\n]*$/, 'expected a text in one line, without the signs "|" and ">" that keep its line breaks')
  .trim()
  .min(1);

const neighbour = z
  .union([text, z.literal(false)], { error: 'expected the id of a doc, or false for none' })
  .optional();

const day = z.iso
  .date({ error: 'expected a day such as 2025-11-01' })
  .refine((given) => !isFuture(given), 'expected a day that is not in the future')
  .optional();

const moved = z.record(text, text.regex(/^\//, 'expected an address such as /docs/other/page#new-anchor'), {
  error: 'expected lines such as `old-anchor: /docs/other/page#new-anchor`',
});
const withMoved = z.object({ moved });
const withDocs = z.object({ docs: z.array(text) });

/** `moved` of front matter: new address by old anchor. */
export function movedOf(frontmatter: unknown): Readonly<Record<string, string>> {
  return withMoved.safeParse(frontmatter).data?.moved ?? {};
}

/** `docs` of a post: addresses of the docs that it is about. */
export function docsOf(frontmatter: unknown): readonly string[] {
  return withDocs.safeParse(frontmatter).data?.docs ?? [];
}

/** Fewer questions are too little text for the search; more questions blur the subject of the page. */
const MIN_ASKS = 3;
const MAX_ASKS = 40;

/** In characters: a line of the file. */
const MAX_ASK_LENGTH = 100;

/** Queries of people who need the page, in their words: weighed like its title. */
const asksSchema = z
  .array(text.max(MAX_ASK_LENGTH, { error: `expected at most ${MAX_ASK_LENGTH} characters` }), {
    error: 'expected lines such as `- blocked by browser`',
  })
  .min(MIN_ASKS, { error: `expected at least ${MIN_ASKS} lines` })
  .max(MAX_ASKS, { error: `expected at most ${MAX_ASKS} lines` });
const withAsks = z.object({ asks: asksSchema });

/** Valid `asks` of front matter; empty for invalid ones. */
export function asksOf(frontmatter: unknown): readonly string[] {
  return withAsks.safeParse(frontmatter).data?.asks ?? [];
}

/** Front matter of a page that is no post. Unknown keys are errors: `unlsited` would publish a page. */
export const pageSchema = z.strictObject({
  title: oneLine.describe('Add `title: Name of the page`.'),
  /** 50 to 160 characters. */
  description: oneLine.describe('Add `description: One sentence for search engines.`.'),
  /** Shown in development only. */
  draft: z.boolean().optional(),
  /** Has its page, but is in no sidebar, search, sitemap or feed. */
  unlisted: z.boolean().optional(),
  /** Id of the sidebar beside the doc. Default: by its folder. */
  sidebar: text.optional(),
  /** Id of the doc before this one. Default: by the sidebar. */
  previous: neighbour,
  /** Id of the doc after this one. Default: by the sidebar. */
  next: neighbour,
  asks: asksSchema.optional(),
  /** False: no list of the headings. */
  outline: z.boolean().optional(),
  /** False: not in the search. */
  search: z.boolean().optional(),
  /** Day of publication. Default: of the first commit in git. */
  date: day,
  /** Day of the last change. Default: of the last commit in git. */
  updated: day,
  /** Headings that are elsewhere now: their old anchor, and the new address. */
  moved: moved.optional(),
  pageType: z.enum(['doc', 'home', PLAYGROUND]).optional(),
  /** A page of the blog that is no post. */
  blog: z.literal('list').optional(),
});
