import { announcementClose, announcementLabel } from '#i18n';
import { ANNOUNCEMENT } from '#site';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './Announcement.module.css';

/** Closable bar above the navbar. The head script opens and closes it, so that a closed bar never flashes. */
export function Announcement() {
  const text = useText();
  if (!ANNOUNCEMENT) return null;
  return (
    <aside className={styles.bar} aria-label={text(announcementLabel)} data-announcement-bar="">
      <p>
        <Link href={ANNOUNCEMENT.href}>{text(ANNOUNCEMENT.text)}</Link>
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
