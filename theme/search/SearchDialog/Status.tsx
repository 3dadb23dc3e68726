import { EmptySearchDrawing } from '../../brand/EmptySearchDrawing/index.tsx';
import type { SearchState } from '../useSearch.ts';
import styles from './index.module.css';

interface StatusProps extends SearchState {
  /** What is asked for; empty for nothing. */
  query: string;
  onSuggestion: (word: string) => void;
}

function sentence({ answer, answered, query, failed }: StatusProps): string {
  if (!query) return '';
  if (!answer || answered !== query) return answer || failed ? '' : 'Searching …';
  const count = answer.hits.length;
  if (count === 0) return answer.complete ? `No results for "${query}".` : 'Searching …';
  return count === 1 ? '1 result' : `${count} results`;
}

/** How the search is doing: announced politely, and said again in words where something is missing. */
export function Status(props: StatusProps) {
  const { answer, failed, retry, onSuggestion } = props;
  const nothing = answer?.complete && answer.hits.length === 0;
  return (
    <>
      <p className={styles.status} role="status">
        {sentence(props)}
      </p>
      {failed ? (
        <div className={styles.failed} role="alert">
          <p>
            {answer?.hits.length
              ? 'Only titles and headings are searched: the text of the pages could not be loaded.'
              : 'The search could not be loaded. Check your connection.'}
          </p>
          <button type="button" className="button" onClick={retry}>
            Retry
          </button>
        </div>
      ) : null}
      {nothing ? <EmptySearchDrawing /> : null}
      {nothing && answer.suggestions.length > 0 ? (
        <div className={styles.nothing}>
          <p>Nearest words on this site:</p>
          <ul className={styles.words}>
            {answer.suggestions.map((word) => (
              <li key={word}>
                <button type="button" onClick={() => onSuggestion(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {nothing && answer.nearest.length > 0 ? <p className={styles.label}>What they find:</p> : null}
    </>
  );
}
