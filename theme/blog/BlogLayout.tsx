import { createContext, type HTMLAttributes, useContext } from 'react';
import { blogLabel } from '#words';
import type { BlogPageMeta } from '../../model/blogPage.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { useText } from '../lib/useText.ts';
import { Content } from '../page/Content.tsx';
import { Frame } from '../page/Frame.tsx';
import { BlogSidebar } from './BlogSidebar.tsx';
import { type Post, PostFooter } from './PostFooter.tsx';
import { PostMeta } from './PostMeta.tsx';

const PostContext = createContext<Post | undefined>(undefined);

/** Title of a post, with its date, tags and authors below. */
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

export function BlogLayout({ blog }: { blog: BlogPageMeta }) {
  const text = useText();
  const { path = '' } = usePageInfo();
  return (
    <Frame
      sidebar={{ name: text(blogLabel), content: <BlogSidebar blog={blog} path={path} /> }}
      footer={blog.post ? <PostFooter post={blog.post} /> : null}
    >
      <PostContext value={blog.post}>
        <Content components={components} />
      </PostContext>
    </Frame>
  );
}
