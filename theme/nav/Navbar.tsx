import { navMain, navOpenMenu } from '#words';
import { Wordmark } from '../brand/Wordmark.tsx';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { SearchButton } from '../controls/SearchButton.tsx';
import { useHomePath } from '../lib/useHomePath.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import { BackToTop } from '../page/BackToTop.tsx';
import { ColorModeButton } from './ColorModeButton.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MOBILE_SIDEBAR_ID, MobileSidebar } from './MobileSidebar.tsx';
import styles from './Navbar.module.css';
import { NavLinks } from './NavLinks.tsx';
import { VersionMenu } from './VersionMenu.tsx';

export function Navbar() {
  const text = useText();
  const home = useHomePath();
  return (
    <header className={styles.header}>
      <nav className={styles.bar} aria-label={text(navMain)}>
        <Button
          shape="icon"
          className={styles.menuButton}
          aria-label={text(navOpenMenu)}
          aria-haspopup="dialog"
          aria-controls={MOBILE_SIDEBAR_ID}
          popoverTarget={MOBILE_SIDEBAR_ID}
        >
          <Icon name="menu" size={20} />
        </Button>
        <Link href={home} className={styles.brand}>
          <Wordmark />
        </Link>
        <BackToTop />
        <ul className={styles.links}>
          <NavLinks />
          <li>
            <VersionMenu />
          </li>
          <li>
            <LanguageMenu />
          </li>
        </ul>
        <SearchButton />
        <ColorModeButton />
      </nav>
      <MobileSidebar />
      {/* Place of the head script's progress bar. An element whose child is a text is hydrated whatever else it holds. */}
      <div data-progress="">{''}</div>
    </header>
  );
}
