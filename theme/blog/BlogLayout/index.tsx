import { createContext, type HTMLAttributes, useContext } from 'react';
import type { BlogPageMeta } from '../../../model/blogPage.ts';
import { Content } from '../../content/Content.tsx';
import { Breadcrumbs } from '../../docs/Breadcrumbs.tsx';
import styles from '../../docs/DocLayout.module.css';
import { Notices } from '../../docs/Notices.tsx';
import { Outline, useSections } from '../../docs/Outline.tsx';
import { PageBoundary } from '../../errors/PageBoundary.tsx';
import { CONTENT_ID } from '../../layout/SkipLink.tsx';
import { usePageInfo } from '../../lib/usePageInfo.ts';
import { BlogSidebar } from '../BlogSidebar/index.tsx';
import { type Post, PostFooter } from '../PostFooter/index.tsx';
import { PostMeta } from '../PostMeta/index.tsx';
import own from './index.module.css';

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

/** Template of posts and of the blog's lists. */
export function BlogLayout({ blog }: { blog: BlogPageMeta }) {
  const { path = '' } = usePageInfo();
  const outlined = useSections().length > 0;
  if (import.meta.env.SSG_MD) return <Content />;
  return (
    <div className={styles.layout}>
      <nav className={styles.sidebar} aria-label="Blog">
        <BlogSidebar blog={blog} path={path} />
      </nav>
      <main id={CONTENT_ID} tabIndex={-1} className={outlined ? styles.main : `${styles.main} ${own.list}`}>
        <PageBoundary>
          <Breadcrumbs />
          <Notices />
          <article className="prose">
            <PostContext value={blog.post}>
              <Content components={components} />
            </PostContext>
          </article>
          {blog.post ? <PostFooter post={blog.post} /> : null}
        </PageBoundary>
      </main>
      {outlined ? (
        <div className={styles.outline}>
          <Outline />
        </div>
      ) : null}
    </div>
  );
}
