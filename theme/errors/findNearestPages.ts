import { removeBase, withBase } from '@rspress/core/runtime';
import { nearestPaths } from '../../model/nearestPaths.ts';
import { pageOfMarkdown } from '../../model/routes.ts';

export interface NearPage {
  path: string;
  title: string;
}

/** A page in `llms.txt`: its title, and the address of its Markdown. */
const ENTRY = /^- \[(.+?)\]\((\S+?\.md)\)/gm;

/**
 * Pages nearest to an address, nearest first, with their titles: `llms.txt` is the only list of the site with both.
 *
 * @param asked requested path, with the base; it need not be decodable.
 * @returns an empty array when the server does not have the list.
 */
export async function findNearestPages(asked: string): Promise<NearPage[]> {
  const response = await fetch(withBase('/llms.txt'));
  if (!response.ok) return [];
  const titles = new Map(
    [...(await response.text()).matchAll(ENTRY)].map(([, title = '', markdown = '']) => [
      pageOfMarkdown(removeBase(decodeURI(new URL(markdown, location.href).pathname))),
      title,
    ]),
  );
  return nearestPaths(removeBase(asked), [...titles.keys()]).map((path) => ({
    path,
    title: titles.get(path) ?? path,
  }));
}
