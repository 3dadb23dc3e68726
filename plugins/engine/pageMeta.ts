/**
 * Holds on to: `this.data().pageMeta` of the engine's Markdown processor, an object that is written into the page's own
 * chunk and reaches the theme through `usePage()`. There is no public way to add to a page's data.
 */
import path from 'node:path';
import type { VFile } from 'vfile';
import { engineChanged } from './engineChanged.ts';

/** What the engine keeps for a page, as far as it is read here. */
interface EnginePageMeta {
  frontmatter: Readonly<Record<string, unknown>>;
}

function isPageMeta(value: unknown): value is EnginePageMeta {
  return (
    typeof value === 'object' &&
    value !== null &&
    'frontmatter' in value &&
    typeof value.frontmatter === 'object' &&
    value.frontmatter !== null
  );
}

/**
 * Creates a remark plugin that adds to what the engine keeps for a page. Each is a function of its own: of two entries with
 * the same function, the processor keeps the last one only.
 *
 * @param metaOf what is added: to a page by its absolute path; undefined for nothing.
 * @throws while compiling a page, when the engine keeps its data in another way.
 */
export function createRemarkPageMeta(metaOf: (file: string) => object | undefined) {
  return function remarkPageMeta(this: { data(): unknown }) {
    const data = this.data() as { pageMeta?: unknown };
    return (_tree: unknown, file: VFile) => {
      const { pageMeta } = data;
      if (!isPageMeta(pageMeta))
        throw engineChanged('data of a page', 'pageMeta.ts', `pageMeta: ${typeof pageMeta}`);
      if (file.path) Object.assign(pageMeta, metaOf(path.resolve(file.path)));
    };
  };
}
