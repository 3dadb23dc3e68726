import fs from 'node:fs';
import type { EngineSearchPage } from '../engine/searchPages.ts';
import { leaveOutDrawings } from './drawings.ts';
import type { ExpandPage } from './expandPage.ts';
import { insertSearchTexts } from './samples/search.ts';

/**
 * Creates what makes the text of a page that the engine hands over the text that readers see: with the programs that the page names,
 * without the words of drawings that have a caption.
 *
 * @param expand from `createExpandPage`.
 * @returns a function that changes the page in place.
 */
export function createCompleteText(expand: ExpandPage): (page: EngineSearchPage) => void {
  return (page) => {
    if (!/\.mdx?$/.test(page._filepath)) return;
    const source = fs.readFileSync(page._filepath, 'utf8');
    leaveOutDrawings(page, source);
    insertSearchTexts(page, source, expand(source, page._filepath, 'page').searchTexts());
  };
}
