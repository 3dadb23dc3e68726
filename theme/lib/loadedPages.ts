import { initPageData } from '@rspress/core/runtime';

export type PageData = Awaited<ReturnType<typeof initPageData>>;

const loaded = new Map<string, PageData>();

/**
 * Loads content and data of a page; the not-found page for other paths.
 * @throws the bundler's error. The engine caches failures until the document is reloaded.
 */
export async function loadPage(path: string): Promise<void> {
  loaded.set(path, await initPageData(path));
}

/** The engine passes data on after the content has changed; with this, both change at once (specification.md GO-3). */
export function loadedPage(path: string): PageData | undefined {
  return loaded.get(path);
}
