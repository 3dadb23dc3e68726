import { NotFoundDrawing } from '#brand/NotFoundDrawing.tsx';
import * as site from '#site';
import { notFoundSearch, notFoundStart, notFoundText, notFoundTitle } from '#words';
import { SearchButton } from '../controls/SearchButton.tsx';
import { useReference } from '../lib/useDocs.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import { FallbackPage } from './FallbackPage.tsx';
import { NearestPages } from './NearestPages.tsx';

export function NotFound() {
  const text = useText();
  const resolve = useReference();
  const starts = site.startLinks.map(({ text: label, href }) => ({ label, href: resolve(href) }));
  return (
    <FallbackPage>
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
      {/* The nearest pages load late: beside or below the other list they cause no layout shift. */}
      <div className="NotFound-lists">
        {starts.length > 0 ? (
          <div>
            <p>{text(notFoundStart)}</p>
            <ul>
              {starts.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} className="target">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <NearestPages listed={starts.map(({ href }) => href)} />
      </div>
    </FallbackPage>
  );
}
