import { pageSkipToContent } from '#words';
import { useText } from '../lib/useText.ts';

/** Target of "Skip to content". */
export const CONTENT_ID = 'content';

/** A fragment link, which works without scripts. */
export function SkipLink() {
  const text = useText();
  return (
    <a className="skip-link" href={`#${CONTENT_ID}`}>
      {text(pageSkipToContent)}
    </a>
  );
}
