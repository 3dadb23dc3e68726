import { useHead } from '@rspress/core/runtime';

export interface HeadSheetProps {
  href: string;
  /** React groups the sheets of one precedence. */
  precedence: 'page' | 'special';
  media?: string;
}

/** React recognises a sheet of the head by `data-precedence`, and inserts others next to it. */
function OfDocument({ href, precedence, media }: HeadSheetProps) {
  const link = { rel: 'stylesheet' as const, href, 'data-precedence': precedence };
  useHead({ link: [media ? { ...link, media } : link] });
  return null;
}

function OfApplication(props: HeadSheetProps) {
  return <link rel="stylesheet" {...props} />;
}

/**
 * A style sheet in the head. React alone would render it at the start of the application's root, and insert all later sheets
 * there. A new child of the root makes browsers recalculate the styles of all elements.
 */
export const HeadSheet = import.meta.env.SSR ? OfDocument : OfApplication;
