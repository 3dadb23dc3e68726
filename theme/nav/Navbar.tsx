import { Wordmark } from '../brand/Wordmark.tsx';
import { Link } from '../navigation/Link.tsx';
import { BackToTop } from '../page/BackToTop.tsx';
import { SearchButton } from '../search/SearchButton.tsx';

import { ColorModeButton } from './ColorModeButton.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MOBILE_SIDEBAR_ID, MobileSidebar } from './MobileSidebar.tsx';
import styles from './Navbar.module.css';
import { NavLinks } from './NavLinks.tsx';
import { VersionMenu } from './VersionMenu.tsx';

/** Bar at the top of every page. */
export function Navbar() {
  return (
    <header className={styles.header}>
      <nav className={styles.bar} aria-label="Main">
        <button
          type="button"
          className={styles.menuButton}
          aria-label="Open navigation menu"
          aria-haspopup="dialog"
          aria-controls={MOBILE_SIDEBAR_ID}
          popoverTarget={MOBILE_SIDEBAR_ID}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path
              d="M3 5h14M3 10h14M3 15h14"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
            />
          </svg>
        </button>
        <Link href="/" className={styles.brand}>
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
