import path from 'node:path';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { ExpandedPage, ExpandPage } from './expandedPage.ts';

/** Key in the data of a file: true for a home page. */
export const IS_HOME = 'isHome';

export type Origins = Map<string, Pick<ExpandedPage, 'files' | 'folders'>>;

/**
 * Creates a remark plugin that expands elements. It wraps the parser of the processor, a documented property, so that the
 * engine's own plugins, which run first, see the expanded tree.
 * @param origins receives the dependencies.
 */
export function createRemarkElements(expand: ExpandPage, origins: Origins) {
  return function remarkElements(this: Processor) {
    const { parser } = this;
    if (!parser)
      throw new Error('The pages are compiled without a parser: remarkElements must come after it.');
    this.parser = (document, file) => {
      const { treeFor, files, folders, isHome } = expand(
        parser(document, file) as Root,
        path.resolve(file.path),
      );
      file.data[IS_HOME] = isHome;
      origins.set(path.resolve(file.path), { files, folders });
      return treeFor('page');
    };
  };
}
