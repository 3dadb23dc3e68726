import fs from 'node:fs';
import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import { diagnostic } from './content/diagnostic.ts';
import { readJson } from './content/located.ts';
import { listBelow } from './content/sourceFiles.ts';
import { BUILD_KEYS, wordsSchema } from './content/translations.ts';
import { PROJECT_ROOT } from './projectRoot.ts';

const IMPORT = /import \{([^}]*)\} from '#words'/g;

const ENGLISH = path.join(PROJECT_ROOT, 'words.json');

/** Imported keys with the first file that uses each. @param theme its folder. */
function usedKeys(theme: string): Map<string, string> {
  const used = new Map<string, string>(BUILD_KEYS.map((key) => [key, 'the build']));
  for (const name of listBelow(theme).filter((each) => /(?<!\.test)\.tsx?$/.test(each)))
    for (const [, list = ''] of fs.readFileSync(path.join(theme, name), 'utf8').matchAll(IMPORT))
      for (const [, key = ''] of list.matchAll(/(\w+)(?:\s+as\s+\w+)?/g))
        if (!used.has(key)) used.set(key, `${path.basename(theme)}/${name}`);
  return used;
}

/**
 * Reads `words.json`. The compiler inlines words and would silently leave out missing ones.
 * @param theme its folder, whose imports define the keys.
 * @returns complete words by key, with English words or keys in place of missing ones.
 */
export function readInterfaceWords(file: string, theme: string) {
  const used = usedKeys(theme);
  const english = readJson(ENGLISH, wordsSchema).value ?? {};
  const { entries: found, lineOf, diagnostics } = readJson(file, wordsSchema);
  const unused = Object.keys(found).filter((key) => !used.has(key));
  const words = Object.fromEntries(
    [...new Set([...Object.keys(found), ...used.keys()])].map((key) => {
      const word = found[key];
      return [key, typeof word === 'string' ? word : (english[key] ?? key)];
    }),
  );
  const missing = [...used].filter(([key]) => !(key in found));
  if (Object.keys(found).length === 0 && diagnostics.length > 0) return { words, problems: diagnostics };
  const problems = missing.map(([key, user]) => {
    const meant = unused.length > 0 ? ` Did you mean "${closest(key, unused)}"?` : '';
    const entry = `${JSON.stringify(key)}: ${JSON.stringify(english[key] ?? '…')}`;
    const reason = `"${key}" is missing, which ${user} uses.${meant} Add ${entry} in the language of the site.`;
    return diagnostic(file, lineOf([]), reason);
  });
  return { words, problems: [...diagnostics, ...problems] };
}
