import styles from './EmptySearchDrawing.module.css';

/** For a search that finds nothing: a magnifier over an empty plate, on which only the seeds are left. Decorative. */
export function EmptySearchDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 104" width="160" height="104" aria-hidden="true">
      <ellipse className={styles.plate} cx="80" cy="78" rx="74" ry="20" />
      <ellipse className={styles.rim} cx="80" cy="75" rx="50" ry="11" />
      <path className={styles.seeds} d="M30 78l3-6M134 76l2-5M54 88l3-6" />
      <circle className={styles.glass} cx="76" cy="40" r="32" />
      <path className={styles.handle} d="M100 63l26 25" />
      <path className={styles.seed} d="M60 51l8-17M73 48l8-17M86 51l8-17" />
    </svg>
  );
}
