/**
 * Holds on to: `this.data().pageMeta` of the engine's Markdown processor, which becomes part of the page's chunk and of
 * `usePage()`. There is no public way to add to a page's data.
 */
import path from 'node:path';
import type { VFile } from 'vfile';
import { hasMembers } from '../../model/jsonPointer.ts';
import { engineChanged } from './engineChanged.ts';

/**
 * Creates a remark plugin that adds page data. It returns a new function each time: the processor merges entries with the same
 * function.
 * @param metaOf additions by file.
 * @param unused keys of the front matter, deleted to reduce the size of pages. The engine serialises the object that it passed.
 * @throws when the engine's data has another shape.
 */
export function createRemarkPageMeta(
  metaOf: (file: string) => object | undefined,
  unused: readonly string[] = [],
) {
  return function remarkPageMeta(this: { data(): unknown }) {
    const data = this.data() as { pageMeta?: unknown };
    return (_tree: unknown, file: VFile) => {
      const { pageMeta } = data;
      if (!hasMembers(pageMeta) || !('frontmatter' in pageMeta))
        throw engineChanged('data of a page', 'pageMeta.ts', `pageMeta: ${typeof pageMeta}`);
      // Front matter is a text while it is half typed: `title` without a colon.
      const frontmatter = hasMembers(pageMeta.frontmatter) ? pageMeta.frontmatter : {};
      for (const key of unused) delete frontmatter[key];
      if (file.path) Object.assign(pageMeta, metaOf(path.resolve(file.path)));
    };
  };
}
