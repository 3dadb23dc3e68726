import slugify from '@sindresorhus/slugify';
import { z } from 'zod';
import { oneLine, pageSchema } from '../content/frontmatter.ts';

const text = z.string().trim().min(1);

/** Front matter of a post (README.md). Unknown keys are errors: `unlsited` would publish a post. */
export const postSchema = pageSchema
  .pick({ asks: true, moved: true, outline: true, search: true, updated: true })
  .extend({
    title: oneLine.describe('Add `title: What the post is about`.'),
    description: oneLine.describe('Add `description: One sentence for search engines and feeds.`.'),
    date: z
      .union([z.iso.date(), z.iso.datetime({ offset: true })], {
        error: 'expected a date such as 2025-11-01 or 2025-11-01T09:30:00Z',
      })
      .describe('Add `date: 2025-11-01`; a page that is no post says `blog: list`.'),
    authors: z.array(text).min(1).describe('Add `authors: [key]` with a key of _authors.json.'),
    tags: z.array(text).default([]),
    docs: z.array(text.regex(/^\//, 'expected an address such as /docs/page#anchor')).optional(),
    drawing: text.optional(),
    draft: z.boolean().default(false),
    unlisted: z.boolean().default(false),
  });

/** Safe on every host: lower-case ASCII words joined by hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Symbols that distinguish names: `c++` is not `c`. */
const SPELLED_OUT: [string, string][] = [
  ['+', ' plus '],
  ['#', ' sharp '],
];

/** `c++` → `c-plus-plus`, `ünïcode` → `uenicode`, `Road/Map` → `road-map`. @returns undefined for a name of symbols only. */
export function slugOf(name: string): string | undefined {
  const slug = slugify(name, { decamelize: false, customReplacements: SPELLED_OUT });
  return SLUG_PATTERN.test(slug) ? slug : undefined;
}

const slug = z
  .string()
  .regex(SLUG_PATTERN, 'expected lower-case letters, digits and single hyphens, such as "c-plus-plus"')
  .optional();

/** An entry of `_tags.json`. */
export const tagSchema = z.strictObject({
  label: text.describe('Add `"label": "What readers see"`.'),
  description: z.string().default(''),
  slug,
});

/** An entry of `_authors.json`. */
export const authorSchema = z.strictObject({
  name: text.describe('Add `"name": "Full Name"`.'),
  title: z.string().default(''),
  url: z.url().optional(),
  github: z.string().optional(),
  x: z.string().optional(),
  picture: z
    .string()
    .regex(/^\/(?!\/)/, 'expected an address of this site, such as "/authors/name.svg"')
    .optional(),
  slug,
});
