import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import styles from './SearchButton.module.css';

/** Opens the search; loaded when the reader means to search. */
export function SearchButton({ label = 'Search' }: { label?: string }) {
  return (
    <Button
      shape="outlined"
      className={styles.button}
      data-search-button=""
      data-needs-app=""
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <Icon name="search" />
      <span className={styles.label}>{label}</span>
      <span className={styles.keys} aria-hidden="true">
        <kbd>/</kbd>
        <kbd data-keyboard="apple">⌘K</kbd>
        <kbd data-keyboard="other">Ctrl K</kbd>
      </span>
    </Button>
  );
}
