import { BRAND, HOME_TITLE } from '#site';
import { useHome } from './useHome.ts';
import { usePageInfo } from './usePageInfo.ts';
import { useText } from './useText.ts';

/** Title of the page being shown, as the browser and search engines show it. */
export function usePageTitle(): string {
  const text = useText();
  const { path, title } = usePageInfo();
  const home = useHome();
  return path === home ? text(HOME_TITLE) : `${title} | ${BRAND}`;
}
