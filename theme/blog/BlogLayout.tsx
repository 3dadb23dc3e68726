import { createContext, type HTMLAttributes, useContext } from 'react';
import type { BlogPageMeta } from '../../plugins/blog/pageMeta.ts';
import { Content } from '../content/Content.tsx';
import { NeighbourLink, Neighbours, PageFooter } from '../docs/DocFooter.tsx';
import styles from '../docs/DocLayout.module.css';
import { FoldedOutline, Outline, outlineOf } from '../docs/Outline.tsx';
import { CONTENT_ID } from '../layout/SkipLink.tsx';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { Link } from '../navigation/Link.tsx';
import { BlogSidebar } from './BlogSidebar.tsx';
import { PostMeta } from './PostMeta.tsx';

type Post = NonNullable<BlogPageMeta['post']>;

const PostContext = createContext<Post | undefined>(undefined);

/** The title of a post, with what the head of a post says below it. */
function PostTitle({ children, ...props }: HTMLAttributes<HTMLHeadingElement>) {
  const post = useContext(PostContext);
  return (
    <>
      <h1 {...props}>{children}</h1>
      {post ? <PostMeta post={post} /> : null}
    </>
  );
}

const components = { h1: PostTitle };

function PostFooter({ post: { newer, older, related } }: { post: Post }) {
  return (
    <PageFooter>
      {related.length > 0 ? (
        <nav aria-label="Related posts">
          <h2>Related posts</h2>
          <ul>
            {related.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
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

/** Template of posts and of the blog's lists. */
export function BlogLayout({ blog }: { blog: BlogPageMeta }) {
  const { path = '', toc, frontmatter } = usePageInfo();
  if (import.meta.env.SSG_MD) return <Content />;
  const headings = frontmatter.outline === false ? [] : outlineOf(toc);
  return (
    <div className={styles.layout}>
      <nav className={styles.sidebar} aria-label="Blog">
        <BlogSidebar recent={blog.recent} path={path} />
      </nav>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <FoldedOutline headings={headings} />
        <article className="prose">
          <PostContext value={blog.post}>
            <Content components={components} />
          </PostContext>
        </article>
        {blog.post ? <PostFooter post={blog.post} /> : null}
      </main>
      <div className={styles.outline}>
        <Outline headings={headings} />
      </div>
    </div>
  );
}
