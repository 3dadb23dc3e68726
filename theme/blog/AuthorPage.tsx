import {
  authorAbout,
  authorAboutArticles,
  authorElsewhere,
  authorWebsite,
  blogArticlesOne,
  blogArticlesOther,
} from '#words';
import type { AuthorPageData } from '../../model/blogPage.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import { AuthorPicture } from './AuthorPicture.tsx';
import { PostRows } from './PostList.tsx';

const ARTICLES = { one: blogArticlesOne, other: blogArticlesOther };

export function AuthorPage({ name, title, picture, url, github, x, posts }: AuthorPageData) {
  const text = useText();
  const links = [
    ...(url ? [{ href: url, label: text(authorWebsite) }] : []),
    ...(github ? [{ href: `https://github.com/${github}`, label: 'GitHub' }] : []),
    ...(x ? [{ href: `https://x.com/${x}`, label: 'X' }] : []),
  ];
  const articles = text(ARTICLES, { count: posts.length });
  const about = title ? text(authorAbout, { title, articles }) : text(authorAboutArticles, { articles });
  return (
    <>
      <div className="AuthorPage-about">
        <AuthorPicture src={picture} size={64} />
        <div>
          <p>{about}</p>
          {links.length > 0 ? (
            <ul aria-label={text(authorElsewhere, { name })}>
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
      <PostRows posts={posts} unsigned />
    </>
  );
}
