import * as site from '#site';
import { announcementClose, announcementLabel } from '#words';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './Announcement.module.css';

/** Closable bar above the navbar. The head script opens and closes it, so that a closed bar never flashes. */
export function Announcement() {
  const text = useText();
  if (!site.announcement) return null;
  return (
    <aside className={styles.bar} aria-label={text(announcementLabel)} data-announcement-bar="">
      <p>
        <Link href={site.announcement.href}>{text(site.announcement.text)}</Link>
      </p>
      <Button
        shape="icon"
        className={styles.close}
        aria-label={text(announcementClose)}
        data-announcement-close=""
      >
        <Icon name="close" />
      </Button>
    </aside>
  );
}
