import type { BlogPageMeta } from '../../model/blogPage.ts';
import { Link } from '../navigation/Link.tsx';
import { NeighbourLink, Neighbours, PageFooter } from '../page/PageFooter.tsx';

export type Post = NonNullable<BlogPageMeta['post']>;

/** Foot of a post: edit link, date of the last change, related posts, newer and older. */
export function PostFooter({ post: { newer, older, related } }: { post: Post }) {
  return (
    <PageFooter>
      {related.length > 0 ? (
        <nav aria-label="Related posts">
          <h2>Related posts</h2>
          <ul>
            {related.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className="target">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {newer || older ? (
        <Neighbours label="Newer and older posts">
          {older ? <NeighbourLink {...older} name="Older" rel="prev" /> : null}
          {newer ? <NeighbourLink {...newer} name="Newer" rel="next" /> : null}
        </Neighbours>
      ) : null}
    </PageFooter>
  );
}
