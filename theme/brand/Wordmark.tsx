import * as site from '#site';
import { Mark } from './Mark.tsx';
import styles from './Wordmark.module.css';

const [, name = site.title, kind] = /^(.*\p{Ll})(\p{Lu}{2,})$/u.exec(site.title) ?? [];

/** Mark and name; screen readers get the name alone. */
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
