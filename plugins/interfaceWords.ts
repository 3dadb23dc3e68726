import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What the theme says, in English. */
const REFERENCE = path.resolve(import.meta.dirname, '../i18n.json');

const read = (file: string) =>
  z.record(z.string(), z.string()).parse(JSON.parse(fs.readFileSync(file, 'utf8')));

/**
 * The words of the interface by their keys, as source text.
 *
 * @param file path of a site's `i18n.json`.
 * @param reference the one with every key that the theme uses.
 * @throws when a word is missing, with its key and what it says in English: the compiler would only stop.
 */
export function interfaceWords(file: string, reference = REFERENCE): Record<string, string> {
  const words = read(file);
  const missing = Object.entries(read(reference)).filter(([key]) => words[key] === undefined);
  if (missing.length > 0)
    throw new Error(
      `${file} lacks words of the interface. Add them in its language:\n${missing
        .map(([key, word]) => `  ${JSON.stringify(key)}: ${JSON.stringify(word)}`)
        .join('\n')}`,
    );
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, JSON.stringify(word)]));
}
