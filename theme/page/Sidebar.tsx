import type { ReactNode } from 'react';
import styles from './Sidebar.module.css';

export interface SidebarProps {
  /** Tells sidebars apart whose open categories are kept between documents (`boot/details.ts`). */
  id?: string | undefined;
  children: ReactNode;
}

/** Lists of links to the pages of a section: beside the text, and in the mobile sidebar. */
export function Sidebar({ id, children }: SidebarProps) {
  return (
    <div className={styles.sidebar} data-sidebar={id}>
      {children}
    </div>
  );
}
