import { NotFoundDrawing } from '../brand/NotFoundDrawing.tsx';
import { Link } from '../navigation/Link.tsx';
import { Main } from '../navigation/Main.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import styles from './errors.module.css';
import { NearestPages } from './NearestPages.tsx';

/** The not-found page. */
export function NotFound() {
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
      <p>Or start from one of these:</p>
      <ul className={styles.list}>
        <li>
          <Link href="/docs/" className="target">
            Introduction
          </Link>
        </li>
        <li>
          <Link href="/docs/getting-started/installation" className="target">
            Installation
          </Link>
        </li>
        <li>
          <Link href="/blog" className="target">
            Blog
          </Link>
        </li>
        <li>
          <Link href="/" className="target">
            Home
          </Link>
        </li>
      </ul>
    </Main>
  );
}
