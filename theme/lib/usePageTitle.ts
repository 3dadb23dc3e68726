import * as site from '#site';
import { homeOf } from './locale.ts';
import { usePageInfo } from './usePageInfo.ts';
import { useText } from './useText.ts';

export function usePageTitle(): string {
  const text = useText();
  const { path, title } = usePageInfo();
  return path === (import.meta.env.TRANSLATED ? homeOf(path) : '/')
    ? text(site.homeTitle)
    : `${title} | ${site.title}`;
}
