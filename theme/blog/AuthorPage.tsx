import type { AuthorPageData } from '../../model/blogPage.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './AuthorPage.module.css';
import { AuthorPicture } from './AuthorPicture.tsx';
import { Cards } from './PostList.tsx';
import { count } from './plural.ts';

/** An author's page: who they are, where else to find them, and all their articles. */
export function AuthorPage({ name, title, picture, url, github, x, posts }: AuthorPageData) {
  const links = [
    ...(url ? [{ href: url, label: 'Website' }] : []),
    ...(github ? [{ href: `https://github.com/${github}`, label: 'GitHub' }] : []),
    ...(x ? [{ href: `https://x.com/${x}`, label: 'X' }] : []),
  ];
  const about = `${title ? `${title}. ` : ''}${count(posts.length, 'article')}.`;
  return (
    <>
      <div className={styles.about}>
        <AuthorPicture src={picture} size={64} />
        <div>
          <p>{about}</p>
          {links.length > 0 ? (
            <ul aria-label={`${name} elsewhere`}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className="target">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
      <Cards posts={posts} />
    </>
  );
}
