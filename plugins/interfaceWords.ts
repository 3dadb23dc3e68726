import fs from 'node:fs';
import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import { type Diagnostic, diagnostic } from './content/diagnostic.ts';
import { listBelow } from './content/files.ts';
import { parseLocated } from './content/located.ts';
import { BUILD_KEYS } from './content/translations.ts';

/** Keys that modules import, each with the first file that does. */
const IMPORT = /import \{([^}]*)\} from '#words'/g;

/** The words of the interface in English. */
const ENGLISH = path.resolve(import.meta.dirname, '../words.json');

/** The words of the interface by their keys, none of them missing, and what is wrong with the file. */
export interface InterfaceWords {
  words: Readonly<Record<string, string>>;
  problems: readonly Diagnostic[];
}

/** Keys that a theme and the build use, each with the file that does. @param theme absolute path of its folder. */
function usedKeys(theme: string): Map<string, string> {
  const used = new Map<string, string>(BUILD_KEYS.map((key) => [key, 'the build']));
  for (const name of listBelow(theme).filter((each) => /(?<!\.test)\.tsx?$/.test(each)))
    for (const [, list = ''] of fs.readFileSync(path.join(theme, name), 'utf8').matchAll(IMPORT))
      for (const [, key = ''] of list.matchAll(/(\w+)(?:\s+as\s+\w+)?/g))
        if (!used.has(key)) used.set(key, `${path.basename(theme)}/${name}`);
  return used;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** English words, for what is missing elsewhere: the file itself may be the broken one. */
function englishWords(): Readonly<Record<string, unknown>> {
  const parsed = parseLocated(ENGLISH, fs.readFileSync(ENGLISH, 'utf8'), 1);
  return parsed.ok && isRecord(parsed.value.data) ? parsed.value.data : {};
}

/**
 * Reads the words of the interface. The compiler puts each where it is used and would end without a word where one is missing.
 *
 * @param file absolute path of a site's `words.json`.
 * @param theme absolute path of the folder of the theme, whose imports say which words there must be.
 * @returns the words, English ones or their keys in place of those that are missing or no texts.
 */
export function readInterfaceWords(file: string, theme: string): InterfaceWords {
  const used = usedKeys(theme);
  const english = englishWords();
  const standIn = (key: string) => (typeof english[key] === 'string' ? english[key] : key);
  const parsed = parseLocated(file, fs.readFileSync(file, 'utf8'), 1);
  const data = parsed.ok ? parsed.value.data : {};
  const found = isRecord(data) ? data : {};
  const unused = Object.keys(found).filter((key) => !used.has(key));
  const words = Object.fromEntries(
    [...new Set([...Object.keys(found), ...used.keys()])].map((key) => {
      const word = found[key];
      return [key, typeof word === 'string' ? word : standIn(key)];
    }),
  );
  if (!parsed.ok) return { words, problems: parsed.diagnostics };
  const { lineOf } = parsed.value;
  if (!isRecord(data))
    return { words, problems: [diagnostic(file, 1, 'Expected an object: `{ "key": "text" }`.')] };
  const wrong = Object.entries(found)
    .filter(([, word]) => typeof word !== 'string')
    .map(([key, word]) =>
      diagnostic(file, lineOf([key]), `"${key}": expected a text, found ${JSON.stringify(word)}.`),
    );
  const missing = [...used]
    .filter(([key]) => !(key in found))
    .map(([key, user]) => {
      const meant = unused.length > 0 ? ` Did you mean "${closest(key, unused)}"?` : '';
      const text = typeof english[key] === 'string' ? english[key] : '…';
      const reason = `"${key}" is missing, which ${user} uses.${meant} Add ${JSON.stringify(key)}: ${JSON.stringify(text)} in the language of the site.`;
      return diagnostic(file, 1, reason);
    });
  return { words, problems: [...wrong, ...missing] };
}
