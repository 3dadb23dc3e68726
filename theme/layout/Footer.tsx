import { FOOTER } from '#site';
import { useReference } from '../lib/useDocs.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './Footer.module.css';

/** Footer of every page. */
export function Footer() {
  const toAddress = useReference();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {FOOTER.columns.map((column) => (
          <div key={column.title}>
            <h2 className={styles.title}>{column.title}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.text}>
                  <Link href={toAddress(link.href)}>{link.text}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p className={styles.text}>
          {FOOTER.text}{' '}
          <svg className={styles.heart} viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path
              d="M8 14S2 10.2 2 6a3.2 3.2 0 0 1 6-1.600A3.2 3.2 0 0 1 14 6c0 4.2-6 8-6 8Z"
              fill="currentColor"
            />
          </svg>
        </p>
      </div>
    </footer>
  );
}
