import { z } from 'zod';
import { oneLine, pageSchema } from '../content/frontmatter.ts';
import { SLUG_PATTERN } from './slug.ts';

const text = z.string().trim().min(1);

const slug = z
  .string()
  .regex(SLUG_PATTERN, 'expected lower-case letters, digits and single hyphens, such as "c-plus-plus"')
  .optional()
  .describe('Name in the address of the page. Default: made from the name.');

/** Front matter of a post. Unknown keys are errors: `unlsited` would publish a post. */
export const postSchema = pageSchema
  .pick({ asks: true, moved: true, outline: true, search: true, updated: true })
  .extend({
    title: oneLine.describe('Title of the post.'),
    description: oneLine.describe(
      'What the post says, in 50 to 160 characters: for search engines and feeds.',
    ),
    date: z
      .union([z.iso.date(), z.iso.datetime({ offset: true })], {
        error: 'expected a date such as 2025-11-01 or 2025-11-01T09:30:00Z',
      })
      .describe('When the post was published.'),
    authors: z.array(text).min(1).describe('Keys of _authors.json.'),
    tags: z.array(text).default([]).describe('Keys of _tags.json.'),
    docs: z
      .array(text.regex(/^\//, 'expected an address such as /docs/page#anchor'))
      .optional()
      .describe('Docs that the post is about: addresses. The post ends with links to them.'),
    drawing: text
      .optional()
      .describe('Name of the drawing that opens the post, and stands with it where it leads the list.'),
    draft: z.boolean().default(false).describe('Shown in development only.'),
    unlisted: z.boolean().default(false).describe('Has its page, but stands in no list and no feed.'),
  })
  .describe('Front matter of a post.');

/** Error for an entry that is no object. @param key example. */
const entryError = (key: string) => ({
  error: ({ code }: { code?: string | undefined }) =>
    code === 'invalid_type' ? `expected an entry such as \`{ "${key}": "…" }\`` : undefined,
});

/** An entry of `_tags.json`. */
export const tagSchema = z.strictObject(
  {
    label: text.describe('What readers see.'),
    description: z.string().default('').describe('What posts with this tag are about: one sentence.'),
    slug,
  },
  entryError('label'),
);

/** An entry of `_authors.json`. */
export const authorSchema = z.strictObject(
  {
    name: text,
    title: z.string().default('').describe('What the author is known for: "Creator of …".'),
    url: z.url().optional().describe("Address of the author's own site."),
    github: z.string().optional().describe('Name on GitHub.'),
    x: z.string().optional().describe('Name on X.'),
    picture: z
      .string()
      .regex(/^\/(?!\/)/, 'expected an address of this site, such as "/authors/name.svg"')
      .optional()
      .describe('Address of a square picture on this site.'),
    slug,
  },
  entryError('name'),
);

/** A file of entries by key, and the editor's `$schema`. */
export function fileSchema(entry: z.ZodType) {
  return z.object({ $schema: z.string().optional() }).catchall(entry);
}

const toJson = (entry: z.ZodType) => z.toJSONSchema(fileSchema(entry), { io: 'input', target: 'draft-7' });

/** JSON Schemas for editors, by file name. */
export const jsonSchemas = () => ({
  'tags.schema.json': toJson(tagSchema),
  'authors.schema.json': toJson(authorSchema),
});
