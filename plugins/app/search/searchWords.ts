import { z } from 'zod';
import { INGREDIENTS } from '../../../model/ingredients.ts';
import { type Diagnostic, DiagnosticsError } from '../../content/diagnostic.ts';
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

export type SearchWords = z.infer<typeof schema>;

/** @throws `DiagnosticsError` for an invalid `docs/_search.json`. */
export function readWords(file: string): SearchWords {
  const { value, diagnostics } = readJson(file, schema);
  if (!value) throw new DiagnosticsError('The words of the search', diagnostics);
  return value;
}

export const searchWordsProblems = (file: string): readonly Diagnostic[] =>
  readJson(file, schema).diagnostics;

/** Texts of starting points; none of an invalid file. */
export function readStartTexts(file: string): string[] {
  return readJson(file, schema).value?.startingPoints.map((point) => point.text) ?? [];
}
