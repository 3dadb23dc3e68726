import styles from './SearchButton.module.css';

/** Opens the search; loaded when the reader means to search. */
export function SearchButton({ label = 'Search' }: { label?: string }) {
  return (
    <button
      type="button"
      className={styles.button}
      data-search-button=""
      data-needs-app=""
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d="M7 2a5 5 0 1 1 0 10A5 5 0 0 1 7 2Zm4 9 3.5 3.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      <span className={styles.label}>{label}</span>
      <span className={styles.keys} aria-hidden="true">
        <kbd>/</kbd>
        <kbd data-keyboard="apple">⌘K</kbd>
        <kbd data-keyboard="other">Ctrl K</kbd>
      </span>
    </button>
  );
}
