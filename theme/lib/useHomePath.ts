import { homeOf } from './locale.ts';
import { usePageInfo } from './usePageInfo.ts';

/** Address of the home page in the language of the page being shown. */
export const useHomePath: () => string = import.meta.env.TRANSLATED
  ? () => homeOf(usePageInfo().path)
  : () => '/';
