import * as site from '#site';
import { homeOf } from './locale.ts';
import { usePageInfo } from './usePageInfo.ts';
import { useText } from './useText.ts';

/** Title of the page being shown, as the browser and search engines show it. */
export function usePageTitle(): string {
  const text = useText();
  const { path, title } = usePageInfo();
  return path === (import.meta.env.TRANSLATED ? homeOf(path) : '/')
    ? text(site.homeTitle)
    : `${title} | ${site.title}`;
}
