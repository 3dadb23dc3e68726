import { useEffect, useState } from 'react';
import {
  errorRetry,
  notFoundSearch,
  offlinePageKept,
  offlinePageNone,
  offlinePageText,
  offlinePageTitle,
} from '#words';
import { Button } from '../controls/Button.tsx';
import { SearchButton } from '../controls/SearchButton.tsx';
import errors from '../errors/errors.module.css';
import { NotFoundSheet } from '../errors/NotFound.tsx';
import { useText } from '../lib/useText.ts';
import { Main } from '../navigation/Main.tsx';
import type { CachedPage } from './siteCaches.ts';

/** Cached pages by title. Their links load documents: the network may be back. */
function CachedPages() {
  const text = useText();
  const [pages, setPages] = useState<readonly CachedPage[]>();
  useEffect(() => {
    let shown = true;
    import(/* webpackChunkName: "offline" */ './siteCaches.ts')
      .then(({ listCachedPages }) => listCachedPages())
      .then(
        (cached) => shown && setPages(cached),
        () => shown && setPages([]),
      );
    return () => {
      shown = false;
    };
  }, []);
  if (!pages) return null;
  if (pages.length === 0) return <p>{text(offlinePageNone)}</p>;
  return (
    <>
      <h2>{text(offlinePageKept)}</h2>
      <ul className="NotFound-list">
        {pages.map(({ address, title }) => (
          <li key={address}>
            <a href={address} className="target">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** In place of an uncached page. */
export function OfflinePage() {
  const text = useText();
  useEffect(() => {
    // Online does not mean that the server is reachable.
    const look = () => {
      fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        () => location.reload(),
        () => {},
      );
    };
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, []);
  return (
    <Main className={`NotFound-page ${errors.page}`}>
      <NotFoundSheet />
      <h1>{text(offlinePageTitle)}</h1>
      <p>{text(offlinePageText)}</p>
      <p className="NotFound-ways">
        <Button shape="primary" onClick={() => location.reload()}>
          {text(errorRetry)}
        </Button>
        <SearchButton label={text(notFoundSearch)} />
      </p>
      <div role="status">
        <CachedPages />
      </div>
    </Main>
  );
}
