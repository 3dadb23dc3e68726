import { ANNOUNCEMENT } from '#site';
import { Link } from '../navigation/Link.tsx';
import styles from './Announcement.module.css';

/** Closable bar above the navbar. The head script opens and closes it, so that a closed bar never flashes. */
export function Announcement() {
  if (!ANNOUNCEMENT) return null;
  return (
    <aside className={styles.bar} aria-label="Announcement" data-announcement-bar="">
      <p>
        <Link href={ANNOUNCEMENT.href}>{ANNOUNCEMENT.text}</Link>
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label="Close announcement"
        data-announcement-close=""
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="m4 4 8 8m0-8-8 8"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
          />
        </svg>
      </button>
    </aside>
  );
}
