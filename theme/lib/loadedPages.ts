import { initPageData } from '@rspress/core/runtime';

/** The engine's data of a page: title, front matter, outline. */
export type PageData = Awaited<ReturnType<typeof initPageData>>;

/** Data of the pages loaded in this visit, by path without the base. */
const loaded = new Map<string, PageData>();

/**
 * Loads the content and the data of a page.
 *
 * @param path clean address without the base; one that is no page loads the not-found page, which is always there.
 * @throws the bundler's error when the content cannot be loaded; it stays so until the document is loaded again,
 * because the engine remembers failures.
 */
export async function loadPage(path: string): Promise<void> {
  loaded.set(path, await initPageData(path));
}

/**
 * Data of a page that has been loaded. The engine passes it on after the content has changed; asking here
 * lets both change at once (specification.md GO-3).
 */
export function loadedPage(path: string): PageData | undefined {
  return loaded.get(path);
}
