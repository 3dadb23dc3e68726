import authors from 'virtual-blog/authors';
import { Link } from '../navigation/Link.tsx';
import { AuthorPicture } from './AuthorPicture.tsx';
import { count } from './plural.ts';
import styles from './rows.module.css';

/** `/blog/authors`: who writes, and how much. */
export function Authors() {
  return (
    <ul className={styles.rows}>
      {authors.map((author) => (
        <li key={author.href}>
          <AuthorPicture src={author.picture} size={48} />
          <span>
            <Link href={author.href}>{author.name}</Link>
            {import.meta.env.SSG_MD ? ', ' : ' '}
            {author.title ? <small>{author.title}</small> : null}
          </span>
          {import.meta.env.SSG_MD ? ': ' : ' '}
          <span className={styles.count}>{count(author.count, 'article')}</span>
        </li>
      ))}
    </ul>
  );
}
