import { homeOf } from './locale.ts';
import { usePageInfo } from './usePageInfo.ts';

/** Home page in the current locale. */
export const useHomePath: () => string = import.meta.env.TRANSLATED
  ? () => homeOf(usePageInfo().path)
  : () => '/';
