import { pageSkipToContent } from '#words';
import { useText } from '../lib/useText.ts';

/** Id of the element that "Skip to content" leads to. */
export const CONTENT_ID = 'content';

/** First focusable element of every page: a plain fragment link, so that it works before and without scripts. */
export function SkipLink() {
  const text = useText();
  return (
    <a className="skip-link" href={`#${CONTENT_ID}`}>
      {text(pageSkipToContent)}
    </a>
  );
}
