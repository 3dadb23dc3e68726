import path from 'node:path';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { ExpandedPage, ExpandPage } from './expandedPage.ts';

/** What a page was expanded from, by its file. */
export type Origins = Map<string, Pick<ExpandedPage, 'files' | 'folders'>>;

/**
 * Creates a remark plugin that puts what elements show in their place. The engine's own plugins run before those of a configuration:
 * so that they see the expanded tree, too, the plugin wraps the parser of the processor, a property that unified documents.
 *
 * @param origins is told of each page what it was expanded from.
 */
export function createRemarkElements(expand: ExpandPage, origins: Origins) {
  return function remarkElements(this: Processor) {
    const { parser } = this;
    if (!parser)
      throw new Error('The pages are compiled without a parser: remarkElements must come after it.');
    this.parser = (document, file) => {
      const tree = parser(document, file);
      if (!isRoot(tree)) return tree;
      const { treeFor, files, folders } = expand(tree, path.resolve(file.path));
      origins.set(path.resolve(file.path), { files, folders });
      return treeFor('page');
    };
  };
}

/** True for the tree of a Markdown page. */
const isRoot = (tree: ReturnType<NonNullable<Processor['parser']>>): tree is Root => tree.type === 'root';
