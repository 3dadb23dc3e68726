import { searchLabel } from '#words';
import { useText } from '../lib/useText.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './SearchButton.module.css';

export function SearchButton({ label }: { label?: string }) {
  const text = useText();
  return (
    <Button
      shape="outlined"
      className={styles.button}
      data-search-button=""
      data-needs-app=""
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <Icon name="search" />
      <span className={styles.label}>{label ?? text(searchLabel)}</span>
      <span className={styles.keys} aria-hidden="true">
        <kbd>/</kbd>
        <kbd data-keyboard="apple">⌘K</kbd>
        <kbd data-keyboard="other">Ctrl K</kbd>
      </span>
    </Button>
  );
}
