import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { navBack, navCloseMenu, navMenu } from '#words';
import { BlogSidebar } from '../blog/BlogSidebar.tsx';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { DocSidebar } from '../docs/DocSidebar.tsx';
import { showCurrent } from '../lib/showCurrent.ts';
import { useDocsPage } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { useText } from '../lib/useText.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './MobileSidebar.module.css';
import { NavLinks } from './NavLinks.tsx';
import { VersionMenu } from './VersionMenu.tsx';

function useSection(): ReactNode {
  const { path = '', blog } = usePageInfo();
  const docs = useDocsPage();
  if (docs?.sidebar) return <DocSidebar docs={docs} path={path} />;
  return blog ? <BlogSidebar blog={blog} path={path} /> : undefined;
}

export const MOBILE_SIDEBAR_ID = 'mobile-sidebar';

/**
 * The navigation of the mobile layout: without scripts a popover that the browser opens, with the head script a modal dialog
 * (`boot/dialogs.ts`), so that it works before hydration, too. Two panels: the sidebar of the section, and the main menu
 * behind "Back to main menu".
 */
export function MobileSidebar() {
  const text = useText();
  const section = useSection();
  const [panel, setPanel] = useState<'section' | 'main'>('section');
  const links = useRef<HTMLUListElement>(null);

  // The button that had the focus no longer exists: the focus moves to the first entry of the new panel.
  useLayoutEffect(() => {
    if (panel === 'main') links.current?.querySelector('a')?.focus();
  }, [panel]);

  return (
    <dialog
      id={MOBILE_SIDEBAR_ID}
      className={styles.dialog}
      aria-label={text(navMenu)}
      data-mobile-sidebar=""
      popover="auto"
      onClose={() => setPanel('section')}
      onToggle={({ target, currentTarget }) => {
        // React passes on that of a category, too.
        if (target === currentTarget) showCurrent(currentTarget);
      }}
    >
      <div className={styles.content}>
        <Button
          shape="icon"
          className={styles.close}
          aria-label={text(navCloseMenu)}
          popoverTarget={MOBILE_SIDEBAR_ID}
          popoverTargetAction="hide"
        >
          <Icon name="close" size={24} />
        </Button>
        {section && panel === 'section' ? (
          <>
            <button type="button" className={styles.back} data-needs-app="" onClick={() => setPanel('main')}>
              {text(navBack)}
            </button>
            {section}
          </>
        ) : (
          <>
            <ul ref={links} className={styles.links}>
              <NavLinks />
            </ul>
            <div className={styles.menus}>
              <VersionMenu />
              <LanguageMenu />
            </div>
          </>
        )}
      </div>
    </dialog>
  );
}
