import { useHead } from '@rspress/core/runtime';

export interface HeadSheetProps {
  /** Its address. */
  href: string;
  /** All sheets of one precedence are beside each other. */
  precedence: 'page' | 'special';
  media?: string;
}

/** React knows a sheet of the head by this attribute, and adds others beside it. */
function OfDocument({ href, precedence, media }: HeadSheetProps) {
  const link = { key: href, rel: 'stylesheet' as const, href, 'data-precedence': precedence };
  useHead({ link: [media ? { ...link, media } : link] });
  return null;
}

function OfApplication(props: HeadSheetProps) {
  return <link rel="stylesheet" {...props} />;
}

/**
 * A style sheet in the head. React alone would write it at the beginning of the application's root, and each sheet that it adds
 * later would follow there: a new child of the root has all elements of the page styled anew.
 */
export const HeadSheet = import.meta.env.SSR ? OfDocument : OfApplication;
