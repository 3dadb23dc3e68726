import { useEffect, useState } from 'react';
import { Link } from '../navigation/Link.tsx';
import styles from './errors.module.css';

/** The pages nearest to the address, from the site's own map; none when that cannot be had. */
async function findNearest(): Promise<string[]> {
  const [{ nearestPaths }, response] = await Promise.all([
    import('../lib/nearestPaths.ts'),
    fetch('/sitemap.xml'),
  ]);
  if (!response.ok) return [];
  const pages = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  return nearestPaths(
    location.pathname,
    pages.map(([, address = '']) => decodeURI(new URL(address).pathname)),
  );
}

/** What the reader of a not-found page may have meant: known once the application is there. */
export function NearestPages() {
  const [pages, setPages] = useState<readonly string[]>([]);
  useEffect(() => {
    let shown = true;
    findNearest().then(
      (found) => shown && setPages(found),
      () => {
        // The page is complete without.
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
          <p>Did you mean one of these?</p>
          <ul className={styles.list}>
            {pages.map((page) => (
              <li key={page}>
                <Link href={page} className="target">
                  {page}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
