import { BRAND } from '#site';
import { Mark } from './Mark.tsx';
import styles from './Wordmark.module.css';

/** What kind of thing the product is: set apart from its name, where that ends so. */
const KIND = 'API';

/** The mark and the name beside it; read as the name alone. */
export function Wordmark() {
  const kind = BRAND.endsWith(KIND) ? KIND : '';
  return (
    <>
      <Mark />
      <span className={styles.name}>
        {BRAND.slice(0, BRAND.length - kind.length)}
        <span className={styles.kind}>{kind}</span>
      </span>
    </>
  );
}
