import styles from './BackToTop.module.css';

/** Offered on the way up on long pages; the head script serves it and says when (`boot/scroll.ts`). */
export function BackToTop() {
  return (
    <button type="button" className={styles.button} data-back-to-top-button="">
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d="M8 13V3M3.5 7.500 8 3l4.500 4.500"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      Back to top
    </button>
  );
}
