import { useEffect, useState } from 'react';
import { notFoundNearest } from '#words';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import type { NearPage } from './findNearestPages.ts';

/** Suggestions on the not-found page, after hydration. */
export function NearestPages() {
  const text = useText();
  const [pages, setPages] = useState<readonly NearPage[]>([]);
  useEffect(() => {
    let shown = true;
    import('./findNearestPages.ts')
      .then(({ findNearestPages }) => findNearestPages(location.pathname))
      .then(
        (found) => shown && setPages(found),
        () => {
          // The suggestions are optional.
        },
      );
    return () => {
      shown = false;
    };
  }, []);
  return (
    <div role="status">
      {pages.length > 0 ? (
        <>
          <p>{text(notFoundNearest)}</p>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <Link href={path} className="target">
                  {title}
                </Link>{' '}
                <small>{path}</small>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
