import { z } from 'zod';
import { INGREDIENTS } from '../../../model/ingredients.ts';
import { readJson } from '../../content/located.ts';

const text = z.string().trim().min(1);

const schema = z.strictObject({
  startingPoints: z
    .array(z.strictObject({ text, href: text.describe('Address or `doc:<id>`.') }))
    .describe("What the empty search offers, in the order of a reader's first steps."),
  ingredients: z
    .partialRecord(z.enum(INGREDIENTS), z.array(text))
    .describe('Docs that an ingredient marks in the list, by ids: also of folders, for all that is in them.'),
  ignored: z
    .array(text)
    .describe('Words that stand in every text of the site, such as its name: lower case.'),
  synonyms: z
    .array(
      z.strictObject({
        pages: text,
        readers: text.regex(/^[^\s,]+(?:, [^\s,]+)*$/, {
          error: 'expected single words between commas; several words belong to `asks` of the page',
        }),
      }),
    )
    .describe('What the pages say, and the single words that readers use for it, each between commas.'),
});

/** Reads `docs/_search.json`, whose problems end the check of a site. */
export const readSearchWords = (file: string) => readJson(file, schema);
