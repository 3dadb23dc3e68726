import type { CalloutProps } from '@rspress/core/theme-original';
import styles from './Callout.module.css';

const TONES: Readonly<Record<Exclude<CalloutProps['type'], 'details'>, string>> = {
  tip: 'tip',
  note: 'note',
  info: 'note',
  important: 'note',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

/** `:::tip Title` … `:::` in Markdown; `:::details Title` folds. */
export function Callout({ type, title, children }: CalloutProps) {
  const heading = title || type;
  if (type === 'details') {
    return (
      <details className={`fold ${styles.details}`}>
        <summary>{heading}</summary>
        {children}
      </details>
    );
  }
  const kind = `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
  const name = heading.toLowerCase() === type ? kind : `${kind}: ${heading}`;
  return (
    <div className={styles.callout} role="note" aria-label={name} data-tone={TONES[type]}>
      <p className={styles.title}>{heading}</p>
      {children}
    </div>
  );
}
