import { pageSkipToContent } from '#words';
import { useText } from '../lib/useText.ts';

export const CONTENT_ID = 'content';

export function SkipLink() {
  const text = useText();
  return (
    <a className="skip-link" href={`#${CONTENT_ID}`}>
      {text(pageSkipToContent)}
    </a>
  );
}
