import type { ReactNode } from 'react';
import { pageSheet } from '../head/pageSheet.tsx';
import { Main } from '../navigation/Main.tsx';
import styles from './errors.module.css';
import sheet from './PageInstead.page.css?url';

const Sheet = pageSheet(sheet, { ahead: false });

export const PageInstead = ({ children }: { children: ReactNode }) => (
  <Main className={`PageInstead-page ${styles.page}`}>
    <Sheet />
    {children}
  </Main>
);
