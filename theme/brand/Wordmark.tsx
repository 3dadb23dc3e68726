import { BRAND } from '#site';
import { Mark } from './Mark.tsx';
import styles from './Wordmark.module.css';

/** What kind of thing the product is, set apart from its name. */
const KIND = 'API';

/** The mark and the name beside it; read as the name alone. */
export function Wordmark() {
  return (
    <>
      <Mark />
      <span className={styles.name}>
        {BRAND.slice(0, -KIND.length)}
        <span className={styles.kind}>{KIND}</span>
      </span>
    </>
  );
}
