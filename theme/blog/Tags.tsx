import letters from 'virtual-blog/tags';
import { Link } from '../navigation/Link.tsx';
import { count } from './plural.ts';
import styles from './rows.module.css';

/** `/blog/tags`: an index by letter, with counts. */
export function Tags() {
  return (
    <>
      {letters.map(({ letter, tags }) => (
        <section key={letter}>
          <h2>{letter}</h2>
          <ul className={styles.rows}>
            {tags.map((tag) => (
              <li key={tag.href}>
                <Link href={tag.href}>{tag.label}</Link>
                {import.meta.env.SSG_MD ? ': ' : ' '}
                <span className={styles.count}>{count(tag.count, 'post')}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
