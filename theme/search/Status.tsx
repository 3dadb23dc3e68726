import { EmptySearchDrawing } from '#brand/EmptySearchDrawing.tsx';
import {
  errorRetry,
  searchBusy,
  searchCount,
  searchCountBest,
  searchCountPagesOne,
  searchCountPagesOther,
  searchCountResultsOne,
  searchCountResultsOther,
  searchHeadingsOnly,
  searchNone,
  searchNoneInHeadings,
  searchNotLoaded,
} from '#words';
import { Button } from '../controls/Button.tsx';
import { useText } from '../lib/useText.ts';
import { MAX_RESULTS } from './ranking/weights.ts';
import styles from './SearchDialog.module.css';
import type { SearchState } from './useSearch.ts';

interface StatusProps extends SearchState {
  query: string;
  results: number;
  pages: number;
  /** Nothing was found, and nothing similar. */
  empty: boolean;
}

const RESULTS = { one: searchCountResultsOne, other: searchCountResultsOther };
const PAGES = { one: searchCountPagesOne, other: searchCountPagesOther };

function useSentence({ answer, answered, query, failed, results, pages }: StatusProps): string {
  const text = useText();
  const busy = text(searchBusy);
  if (!query) return '';
  if (!answer || answered !== query) return answer || failed ? '' : busy;
  if (answer.hits.length === 0) {
    if (answer.complete) return text(searchNone, { query });
    return failed ? text(searchNoneInHeadings, { query }) : busy;
  }
  return text(results < MAX_RESULTS ? searchCount : searchCountBest, {
    results: text(RESULTS, { count: results }),
    pages: text(PAGES, { count: pages }),
  });
}

export function Status(props: StatusProps) {
  const text = useText();
  const { answer, failed, empty, retry } = props;
  return (
    <>
      <p className={styles.status} role="status">
        {useSentence(props)}
      </p>
      {failed ? (
        <div className={styles.failed} role="alert">
          <p>{text(answer ? searchHeadingsOnly : searchNotLoaded)}</p>
          <Button shape="primary" onClick={retry}>
            {text(errorRetry)}
          </Button>
        </div>
      ) : null}
      {empty ? <EmptySearchDrawing /> : null}
    </>
  );
}
