import { z } from 'zod';
import { INGREDIENTS } from '../../../model/ingredients.ts';
import { readJson } from '../../content/located.ts';

const text = z.string().trim().min(1);

const schema = z.strictObject({
  /** Links of the empty search, in the order of a reader's first steps. */
  startingPoints: z
    .array(
      z.strictObject({
        text: text.describe('Add `"text": "What readers see"`.'),
        href: text.describe('Add `"href": "…"`, an address or `doc:<id>`.'),
      }),
    )
    .describe('Add `"startingPoints": [{ "text": "…", "href": "…" }]`, the links of the empty search.'),
  /** Docs that an ingredient marks in the list, by their ids; the id of a folder is for all docs in it. */
  ingredients: z
    .partialRecord(z.enum(INGREDIENTS), z.array(text))
    .describe('Add `"ingredients": {}`, drawings for the docs in the list.'),
  /** Words of every text of the site, such as its name, in lower case. */
  ignored: z
    .array(text)
    .describe('Add `"ignored": ["…"]`, words that every page has, such as the name of the site.'),
  /** Words of the pages, and the single words that readers use for them, each between commas. */
  synonyms: z
    .array(
      z.strictObject({
        pages: text,
        readers: text.regex(/^[^\s,]+(?:, [^\s,]+)*$/, {
          error: 'expected single words between commas; several words belong to `asks` of the page',
        }),
      }),
    )
    .describe('Add `"synonyms": [{ "pages": "…", "readers": "…" }]`, other words of readers.'),
});

/** Reads `docs/_search.json`, whose problems end the check of a site. */
export const readSearchWords = (file: string) => readJson(file, schema);
