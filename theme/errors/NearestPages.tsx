import { useEffect, useState } from 'react';
import { notFoundNearest } from '#words';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import type { NearPage } from './findNearestPages.ts';

/**
 * Suggestions on the not-found page, after hydration.
 *
 * @param props.listed paths of the links beside them, of which only the nearest page is offered again.
 */
export function NearestPages({ listed }: { listed: readonly string[] }) {
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
  const offered = pages.filter(({ path }, at) => at === 0 || !listed.includes(path));
  return (
    <div role="status">
      {offered.length > 0 ? (
        <>
          <p>{text(notFoundNearest)}</p>
          <ul>
            {offered.map(({ path, title }) => (
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
