import * as site from '#site';
import { Mark } from './Mark.tsx';
import styles from './Wordmark.module.css';

/** The kind of the product is apart from its name, where it is written in capitals: "Burger" and "API". */
const [, name = site.title, kind] = /^(.*\p{Ll})(\p{Lu}{2,})$/u.exec(site.title) ?? [];

/** The mark and the name beside it; read as the name alone. */
export function Wordmark() {
  return (
    <>
      <Mark />
      <span className={styles.name}>
        {name}
        {kind ? <span className={styles.kind}>{kind}</span> : null}
      </span>
    </>
  );
}
