import { EmptySearchDrawing } from '../brand/EmptySearchDrawing.tsx';
import { Button } from '../controls/Button.tsx';
import styles from './SearchDialog.module.css';
import type { SearchState } from './useSearch.ts';

interface StatusProps extends SearchState {
  /** What is asked for; empty for nothing. */
  query: string;
  /** Results and pages that are shown. */
  results: number;
  pages: number;
  /** Nothing was found, and nothing comes near. */
  empty: boolean;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function sentence({ answer, answered, query, failed, results, pages }: StatusProps): string {
  if (!query) return '';
  if (!answer || answered !== query) return answer || failed ? '' : 'Searching …';
  if (answer.hits.length === 0) {
    if (answer.complete) return `No results for "${query}".`;
    return failed ? `No title or heading has "${query}".` : 'Searching …';
  }
  return `${counted(results, 'result')} on ${counted(pages, 'page')}`;
}

/** How the search is doing: announced politely, and said again in words where something is missing. */
export function Status(props: StatusProps) {
  const { answer, failed, empty, retry } = props;
  return (
    <>
      <p className={styles.status} role="status">
        {sentence(props)}
      </p>
      {failed ? (
        <div className={styles.failed} role="alert">
          <p>
            {answer
              ? 'Only titles and headings are searched: the text of the pages could not be loaded.'
              : 'The search could not be loaded. Check your connection.'}
          </p>
          <Button shape="primary" onClick={retry}>
            Retry
          </Button>
        </div>
      ) : null}
      {empty ? <EmptySearchDrawing /> : null}
    </>
  );
}
