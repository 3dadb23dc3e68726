import type { ReactNode } from 'react';
import styles from './Sidebar.module.css';

export interface SidebarProps {
  /** Identifies a sidebar whose open categories are restored (`boot/details.ts`). */
  id?: string | undefined;
  children: ReactNode;
}

export function Sidebar({ id, children }: SidebarProps) {
  return (
    <div className={styles.sidebar} data-sidebar={id}>
      {children}
    </div>
  );
}
