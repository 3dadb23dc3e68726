import fs from 'node:fs';
import type { EngineSearchPage } from '../engine/searchPages.ts';
import { leaveOutDrawings } from './drawings.ts';
import type { SearchText } from './expandedPage.ts';
import { insertSearchTexts } from './samples/search.ts';

/** What the text of a page that the engine hands over has too little and too much. */
export interface SearchEdits {
  /** What the page shows of programs. */
  programs: readonly SearchText[];
  /** Words of drawings that have a caption, from `wordsOfDrawings`. */
  drawings: readonly (readonly string[])[];
}

/**
 * Creates what makes the text of a page that the engine hands over the text that readers see: with the programs that the page names,
 * without the words of drawings that have a caption.
 *
 * @param editsOf what is to change in a page, by its source and its file.
 * @returns a function that changes the page in place.
 */
export function createCompleteText(
  editsOf: (source: string, file: string) => SearchEdits,
): (page: EngineSearchPage) => void {
  return (page) => {
    if (!/\.mdx?$/.test(page._filepath)) return;
    const source = fs.readFileSync(page._filepath, 'utf8');
    const { programs, drawings } = editsOf(source, page._filepath);
    leaveOutDrawings(page, drawings);
    insertSearchTexts(page, source, programs);
  };
}
