import { NotFoundDrawing } from '#brand/NotFoundDrawing.tsx';
import * as site from '#site';
import { notFoundSearch, notFoundStart, notFoundText, notFoundTitle } from '#words';
import { SearchButton } from '../controls/SearchButton.tsx';
import { pageSheet } from '../head/pageSheet.tsx';
import { useReference } from '../lib/useDocs.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import { Main } from '../navigation/Main.tsx';
import styles from './errors.module.css';
import { NearestPages } from './NearestPages.tsx';
import sheet from './NotFound.css?url';

/** Also for the offline page, which replaces a page that is not cached. */
export const NotFoundSheet = pageSheet(sheet, { ahead: false });

/** The not-found page. */
export function NotFound() {
  const text = useText();
  const resolve = useReference();
  return (
    <Main className={`NotFound-page ${styles.page}`}>
      <NotFoundSheet />
      <div className="NotFound-lost">
        <div className="NotFound-words">
          <h1>{text(notFoundTitle)}</h1>
          <p>{text(notFoundText)}</p>
          <p>
            <SearchButton label={text(notFoundSearch)} />
          </p>
        </div>
        <NotFoundDrawing />
      </div>
      {/* The nearest pages come late: beside or below the others they move nothing. */}
      <div className="NotFound-lists">
        {site.startLinks.length > 0 ? (
          <div>
            <p>{text(notFoundStart)}</p>
            <ul className="NotFound-list">
              {site.startLinks.map(({ text: label, href }) => (
                <li key={href}>
                  <Link href={resolve(href)} className="target">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <NearestPages />
      </div>
    </Main>
  );
}
