/** What the search downloads, of the built site. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BUILD } from './quality.ts';

/** Size in kB, brotli. */
export const kilobytes = (content: string | Buffer) => brotliCompressSync(content).length / 1000;

/** Words by which the chunk of the dialog is known. Its styles are part of the one style sheet. */
const DIALOG = 'Search the docs and the blog';

const PARTS: readonly { name: string; isPart: (file: string, content: Buffer) => boolean }[] = [
  { name: 'headings', isPart: (file) => /^search\/headings\.\w+\.json$/.test(file) },
  { name: 'text', isPart: (file) => /^search\/bodies\.\w+\.json$/.test(file) },
  { name: 'worker', isPart: (file) => /search-worker\.\w+\.js$/.test(file) },
  { name: 'dialog', isPart: (file, content) => file.endsWith('.js') && content.includes(DIALOG) },
];

/**
 * Sizes of the parts of the search in kB, brotli, by name: index, worker, dialog.
 *
 * @throws when a part is not among the built files.
 */
export function searchSizes(): Map<string, number> {
  const dir = path.join(BUILD, 'static');
  const files = fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|json)$/.test(file))
    .map((file) => ({ file, content: fs.readFileSync(path.join(dir, file)) }));
  return new Map(
    PARTS.map(({ name, isPart }) => {
      const found = files.filter(({ file, content }) => isPart(file, content));
      if (found.length === 0) throw new Error(`No file in ${dir} is the "${name}" of the search.`);
      return [name, found.reduce((sum, { content }) => sum + kilobytes(content), 0)];
    }),
  );
}
