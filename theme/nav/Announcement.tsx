import { ANNOUNCEMENT } from '#site';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
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
      <Button
        shape="icon"
        className={styles.close}
        aria-label="Close announcement"
        data-announcement-close=""
      >
        <Icon name="close" />
      </Button>
    </aside>
  );
}
