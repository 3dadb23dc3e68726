import { START_LINKS } from '#site';
import { NotFoundDrawing } from '../brand/NotFoundDrawing.tsx';
import { useReference } from '../lib/useDocs.ts';
import { Link } from '../navigation/Link.tsx';
import { Main } from '../navigation/Main.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import styles from './errors.module.css';
import { NearestPages } from './NearestPages.tsx';

/** The not-found page. */
export function NotFound() {
  const resolve = useReference();
  return (
    <Main className={styles.page}>
      <div className={styles.lost}>
        <div className={styles.words}>
          <h1>Page not found</h1>
          <p>There is no page at this address. It may have moved, or the address has a typing mistake.</p>
          <p>
            <SearchButton label="Search the docs" />
          </p>
        </div>
        <NotFoundDrawing />
      </div>
      <NearestPages />
      {START_LINKS.length > 0 ? <p>Or start from one of these:</p> : null}
      <ul className={styles.list}>
        {START_LINKS.map(({ text, href }) => (
          <li key={href}>
            <Link href={resolve(href)} className="target">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Main>
  );
}
