import styles from './index.module.css';

interface RecentProps {
  /** What was searched, the newest first. */
  queries: readonly string[];
  optionId: (at: number) => string;
  /** What Enter would search for. */
  active: number;
  onChoose: (query: string) => void;
  onPoint: (at: number) => void;
}

/** Recent searches, as options of the search box. */
export function Recent({ queries, optionId, active, onChoose, onPoint }: RecentProps) {
  return queries.map((query, at) => (
    <div
      key={query}
      id={optionId(at)}
      role="option"
      tabIndex={-1}
      aria-selected={at === active}
      className={styles.query}
      onClick={() => onChoose(query)}
      onPointerMove={() => onPoint(at)}
    >
      {query}
    </div>
  ));
}
