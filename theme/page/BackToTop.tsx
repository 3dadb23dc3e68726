import { useIsArticle } from '../lib/useDocs.ts';
import styles from './BackToTop.module.css';

/**
 * Offered on the way up on long pages; the head script serves it and says when (`boot/scroll.ts`). It stands in the
 * navbar, which is there on the way up, because whatever floats above an article covers words at some width.
 */
export function BackToTop() {
  if (!useIsArticle()) return null;
  return (
    <button type="button" className={styles.button} data-back-to-top-button="">
      <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
        <path
          d="M3 2.500h10M8 13.500v-8M4 9.500l4-4 4 4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="tooltip">Back to top</span>
    </button>
  );
}
