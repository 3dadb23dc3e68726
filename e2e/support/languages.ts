/** The site with three docs versions in three languages: additions of `fixtures/languages`, and the words of the interface. */
import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { readBuilt } from './builtSite.ts';

type Words = Readonly<Record<string, string>>;

/** Words of the site outside its pages, in German. */
const SITE: Words = {
  Fixture: 'Beispiel',
  'A site for the tests of the theme and its plugins.': 'Eine Website für die Tests des Themas.',
  Small: 'Klein',
  Documentation: 'Anleitung',
  'Documentation pages': 'Seiten der Anleitung',
  Tutorials: 'Lehrgänge',
  'Tutorial pages': 'Seiten der Lehrgänge',
  Start: 'Anfang',
  'Fixture.': 'Ein Beispiel.',
  'There is news.': 'Es gibt Neues.',
};

/** Marks words in Arabic: the words are no words, the forms of plurals are those of the language. */
const ARABIC = 'ع';

const arabic = (words: Words): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key, `${ARABIC} ${text}`]));

const readWords = (file: string): Words => JSON.parse(readBuilt(file, PROJECT_ROOT));

/** Whole words of the site's interface that another language does not have. @param own words of that language. */
export const foreignWords = (own: Words): string[] =>
  Object.entries(readWords('words.json')).flatMap(([key, word]) =>
    word !== own[key] && /^[A-Z][a-z]{3,}( |$)/.test(word) && !word.includes('{') ? [word] : [],
  );

/** Texts of a page, those for assistive technology included. */
export const textsIn = (tree: Root): string[] => [
  ...selectAll('body :not(script)', tree).flatMap(({ children }) =>
    children.flatMap((child) => (child.type === 'text' ? [child.value.trim()] : [])),
  ),
  ...selectAll('[aria-label]', tree).map(({ properties }) => String(properties.ariaLabel)),
];

/** Makes a copy of the site with three versions one in three languages. @param dir absolute path of the copy. */
export function addLanguages(dir: string): void {
  fs.cpSync(path.join(PROJECT_ROOT, 'e2e/fixtures/languages'), dir, { recursive: true });
  const english = readWords('words.json');
  const write = (name: string, words: object) =>
    fs.writeFileSync(path.join(dir, name), `${JSON.stringify(words, null, 2)}\n`);
  write('words.json', english);
  write('words.de.json', { ...readWords('e2e/fixtures/another/words.json'), site: SITE });
  const forms = Object.entries(english).flatMap(([key, text]) =>
    key.endsWith('One')
      ? ['Zero', 'Two', 'Few', 'Many'].map((form) => [key.replace(/One$/, form), text] as const)
      : [],
  );
  const site = Object.fromEntries(Object.keys(SITE).map((text) => [text, text]));
  write('words.ar.json', { ...arabic({ ...english, ...Object.fromEntries(forms) }), site: arabic(site) });
}
