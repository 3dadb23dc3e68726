import { BRAND, HOME_TITLE } from '#site';
import { usePageInfo } from './usePageInfo.ts';

/** Title of the page being shown, as the browser and search engines show it. */
export function usePageTitle(): string {
  const { path, title } = usePageInfo();
  return path === '/' ? HOME_TITLE : `${title} | ${BRAND}`;
}
