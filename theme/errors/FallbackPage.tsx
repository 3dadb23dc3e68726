import type { ReactNode } from 'react';
import { pageSheet } from '../head/pageSheet.tsx';
import { Main } from '../navigation/Main.tsx';
import styles from './errors.module.css';
import sheet from './FallbackPage.page.css?url';

const Sheet = pageSheet(sheet, { ahead: false });

/** Layout of the pages that replace a requested one: not found, and offline. */
export const FallbackPage = ({ children }: { children: ReactNode }) => (
  <Main className={`FallbackPage-page ${styles.page}`}>
    <Sheet />
    {children}
  </Main>
);
