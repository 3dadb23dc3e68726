import { useEffect, useState } from 'react';
import {
  errorRetry,
  notFoundSearch,
  notFoundText,
  notFoundTitle,
  offlinePageKept,
  offlinePageNone,
  offlinePageText,
  offlinePageTitle,
} from '#words';
import { Button } from '../controls/Button.tsx';
import { SearchButton } from '../controls/SearchButton.tsx';
import { FallbackPage } from '../errors/FallbackPage.tsx';
import { useText } from '../lib/useText.ts';
import type { CachedPages } from './siteCaches.ts';

const FIRST_WAIT_MS = 2000;
const MAX_WAIT_MS = 60_000;
const MAX_ANSWER_MS = 10_000;

function useCached(): CachedPages | undefined {
  const [cached, setCached] = useState<CachedPages>();
  useEffect(() => {
    let shown = true;
    import(/* webpackChunkName: "offline" */ './siteCaches.ts')
      .then(({ listCachedPages }) => listCachedPages())
      .then(
        (found) => shown && setCached(found),
        () => shown && setCached({ pages: [], isComplete: false }),
      );
    return () => {
      shown = false;
    };
  }, []);
  return cached;
}

/** Cached pages by title. Their links load documents: the network may be back. */
function CachedList({ pages }: Pick<CachedPages, 'pages'>) {
  const text = useText();
  if (pages.length === 0) return <p>{text(offlinePageNone)}</p>;
  return (
    <>
      <h2>{text(offlinePageKept)}</h2>
      <ul>
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

/**
 * Loads the page once the server answers. The browser's event is not enough: a train's network comes before its servers can be
 * reached, and a request that fails after the event would be the last one.
 */
function useReload(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = true;
    const ask = (wait: number) => {
      clearTimeout(timer);
      const signal = AbortSignal.timeout(MAX_ANSWER_MS);
      fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
        () => shown && location.reload(),
        () => shown && askLater(wait * 2),
      );
    };
    const askLater = (wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(ask, Math.min(wait, MAX_WAIT_MS), wait);
    };
    const onOnline = () => ask(FIRST_WAIT_MS);
    askLater(FIRST_WAIT_MS);
    addEventListener('online', onOnline);
    return () => {
      shown = false;
      clearTimeout(timer);
      removeEventListener('online', onOnline);
    };
  }, []);
}

/** In place of an uncached page; where all pages are cached, there is no such page. */
export function OfflinePage() {
  const text = useText();
  const cached = useCached();
  useReload();
  // Files for other programs are on the server alone.
  const isMissing = cached?.isComplete && !/\.(?:epub|json|md|txt|xml)$/.test(location.pathname);
  useEffect(() => {
    if (isMissing) document.title = document.title.replace(text(offlinePageTitle), text(notFoundTitle));
  });
  return (
    <FallbackPage>
      <h1>{text(isMissing ? notFoundTitle : offlinePageTitle)}</h1>
      <p>{text(isMissing ? notFoundText : offlinePageText)}</p>
      <p>
        <Button shape="primary" onClick={() => location.reload()}>
          {text(errorRetry)}
        </Button>
        <SearchButton label={text(notFoundSearch)} />
      </p>
      <div role="status">{cached ? <CachedList pages={cached.pages} /> : null}</div>
    </FallbackPage>
  );
}
