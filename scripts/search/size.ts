/** Size of the downloads of the built site's search. */
import fs from 'node:fs';
import path from 'node:path';
import { listBelow } from '../../plugins/content/sourceFiles.ts';
import { sentSize } from '../budgets/measure.ts';
import { requireBuild } from '../commandLine.ts';

/** Words by which the chunk of the dialog is known. Its styles are part of the one style sheet. */
const DIALOG = 'Search the docs and the blog';

const PARTS = {
  headings: (file: string) => /^search\/headings\.\w+\.json$/.test(file),
  text: (file: string) => /^search\/bodies\.\w+\.json$/.test(file),
  worker: (file: string) => /search-worker\.\w+\.js$/.test(file),
  dialog: (file: string, content: Buffer) => file.endsWith('.js') && content.includes(DIALOG),
};

/** In kB, brotli. @throws when a part is not among the built files. */
export function searchSizes(): Record<keyof typeof PARTS, number> {
  const dir = path.join(requireBuild(), 'static');
  const files = listBelow(dir)
    .filter((file) => /\.(js|json)$/.test(file))
    .map((file) => ({ file, content: fs.readFileSync(path.join(dir, file)) }));
  const sizes = Object.entries(PARTS).map(([part, isPart]) => {
    const found = files.filter(({ file, content }) => isPart(file, content));
    if (found.length === 0) throw new Error(`No file in ${dir} is the "${part}" of the search.`);
    return [part, found.reduce((sum, { content }) => sum + sentSize(content), 0) / 1000];
  });
  return Object.fromEntries(sizes);
}
