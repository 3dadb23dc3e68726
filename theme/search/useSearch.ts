import { useCallback, useEffect, useRef, useState } from 'react';
import { askSearch, listenToSearch, loadSearch } from './client.ts';
import type { SearchAnswer } from './ranking/searchIndex.ts';

export interface SearchState {
  answer: SearchAnswer | undefined;
  answered: string;
  failed: boolean;
  retry: () => void;
}

/** Searches on each change; outdated answers are ignored. @param query may be empty. @param version current docs version. */
export function useSearch(query: string, version: string | undefined): SearchState {
  const [{ answer, answered }, setAnswer] = useState<Pick<SearchState, 'answer' | 'answered'>>({
    answer: undefined,
    answered: '',
  });
  const [failed, setFailed] = useState(false);
  const latest = useRef({ ask: 0, query: '' });

  useEffect(
    () =>
      listenToSearch((message) => {
        if (message.type === 'failed') setFailed(true);
        else if (message.type === 'loaded') setFailed(false);
        else if (message.ask === latest.current.ask)
          setAnswer({ answer: message.answer, answered: latest.current.query });
      }),
    [],
  );

  useEffect(() => {
    const wanted = query.trim();
    latest.current = { ask: latest.current.ask + 1, query: wanted };
    if (wanted) askSearch(latest.current.ask, wanted, { version });
    else setAnswer({ answer: undefined, answered: '' });
  }, [query, version]);

  const retry = useCallback(() => {
    setFailed(false);
    loadSearch();
    // The last query was lost if the search script failed to load.
    const { ask, query: asked } = latest.current;
    if (asked) askSearch(ask, asked, { version });
  }, [version]);

  return { answer, answered, failed, retry };
}
