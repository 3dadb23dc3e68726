/** Size of the downloads of the built site's search. */
import fs from 'node:fs';
import path from 'node:path';
import { listBelow } from '../../plugins/content/sourceFiles.ts';
import { sentSize } from '../budgets/measure.ts';
import { requireBuild } from '../commandLine.ts';

/** Words by which the chunk of the dialog is known. Its styles are part of the one style sheet. */
const DIALOG = 'Search the docs and the blog';

/** Parts of the search's downloads. */
export type SearchPart = 'headings' | 'text' | 'worker' | 'dialog';

const IS_PART: Readonly<Record<SearchPart, (file: string, content: Buffer) => boolean>> = {
  headings: (file) => /^search\/headings\.\w+\.json$/.test(file),
  text: (file) => /^search\/bodies\.\w+\.json$/.test(file),
  worker: (file) => /search-worker\.\w+\.js$/.test(file),
  dialog: (file, content) => file.endsWith('.js') && content.includes(DIALOG),
};

/**
 * Sizes of the parts of the search in kB, brotli.
 *
 * @throws when a part is not among the built files.
 */
export function searchSizes(): Record<SearchPart, number> {
  const dir = path.join(requireBuild(), 'static');
  const files = listBelow(dir)
    .filter((file) => /\.(js|json)$/.test(file))
    .map((file) => ({ file, content: fs.readFileSync(path.join(dir, file)) }));
  const sizeOf = (part: SearchPart) => {
    const found = files.filter(({ file, content }) => IS_PART[part](file, content));
    if (found.length === 0) throw new Error(`No file in ${dir} is the "${part}" of the search.`);
    return found.reduce((sum, { content }) => sum + sentSize(content), 0) / 1000;
  };
  return {
    headings: sizeOf('headings'),
    text: sizeOf('text'),
    worker: sizeOf('worker'),
    dialog: sizeOf('dialog'),
  };
}
