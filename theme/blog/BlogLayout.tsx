import type { HTMLAttributes } from 'react';
import blog from 'virtual-blog';
import { Content } from '../content/Content.tsx';
import footer from '../docs/DocFooter.module.css';
import { SourceMeta } from '../docs/DocFooter.tsx';
import styles from '../docs/DocLayout.module.css';
import { FoldedOutline, Outline, outlineOf } from '../docs/Outline.tsx';
import { CONTENT_ID } from '../layout/SkipLink.tsx';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { Link } from '../navigation/Link.tsx';
import { BlogSidebar } from './BlogSidebar.tsx';
import { PostMeta } from './PostMeta.tsx';
import { neighboursOf, type Post, relatedPosts } from './posts.ts';

function PostFooter({ post }: { post: Post }) {
  const { newer, older } = neighboursOf(blog.posts, post.href);
  const related = relatedPosts(blog.posts, post);
  return (
    <div className={footer.footer}>
      {related.length > 0 ? (
        <section aria-label="Related posts">
          <h2>Related posts</h2>
          <ul>
            {related.map(({ href, title }) => (
              <li key={href}>
                <Link href={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <SourceMeta />
      {newer || older ? (
        <nav className={footer.neighbours} aria-label="Newer and older posts">
          {older ? (
            <Link href={older.href} className={footer.neighbour} rel="prev">
              <span>Older</span>
              <strong>{older.title}</strong>
            </Link>
          ) : null}
          {newer ? (
            <Link href={newer.href} className={footer.neighbour} rel="next">
              <span>Newer</span>
              <strong>{newer.title}</strong>
            </Link>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}

/** Template of posts and of the blog's lists. */
export default function BlogLayout() {
  const { path = '', toc, frontmatter } = usePageInfo();
  if (import.meta.env.SSG_MD) return <Content />;
  const post = blog.posts.find(({ href }) => href === path);
  const headings = frontmatter.outline === false ? [] : outlineOf(toc);
  const components = post
    ? {
        h1: (props: HTMLAttributes<HTMLHeadingElement>) => (
          <>
            <h1 {...props} />
            <PostMeta post={post} />
          </>
        ),
      }
    : {};
  return (
    <div className={styles.layout}>
      <nav className={styles.sidebar} aria-label="Blog">
        <BlogSidebar path={path} />
      </nav>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <FoldedOutline headings={headings} />
        <article className="prose">
          <Content components={components} />
        </article>
        {post ? <PostFooter post={post} /> : null}
      </main>
      <div className={styles.outline}>
        <Outline headings={headings} />
      </div>
    </div>
  );
}
