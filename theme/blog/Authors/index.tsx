import authors from 'virtual-blog/authors';
import { Link } from '../../navigation/Link.tsx';
import { count } from '../plural.ts';
import styles from '../rows.module.css';

/** `/blog/authors`: who writes, and how much. */
export function Authors() {
  return (
    <ul className={styles.rows}>
      {authors.map((author) => (
        <li key={author.href}>
          {author.picture && !import.meta.env.SSG_MD ? (
            <img src={author.picture} alt="" width="48" height="48" />
          ) : null}
          <span>
            <Link href={author.href}>{author.name}</Link>
            {import.meta.env.SSG_MD ? ', ' : null}
            {author.title ? <small>{author.title}</small> : null}
          </span>
          {import.meta.env.SSG_MD ? ': ' : null}
          <span className={styles.count}>{count(author.count, 'article')}</span>
        </li>
      ))}
    </ul>
  );
}
