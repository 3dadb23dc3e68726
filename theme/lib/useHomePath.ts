import { homeOf } from './locale.ts';
import { usePageInfo } from './usePageInfo.ts';

export const useHomePath: () => string = import.meta.env.TRANSLATED
  ? () => homeOf(usePageInfo().path)
  : () => '/';
