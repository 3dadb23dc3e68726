import type { PostCard as Post } from '../../model/blogPage.ts';
import { pageSheet } from '../head/pageSheet.tsx';
import { Link } from '../navigation/Link.tsx';
import { Excerpt } from './Excerpt.tsx';
import { LayersDrawing } from './LayersDrawing.tsx';
import sheet from './LeadPost.page.css?url';
import { MoreLink } from './MoreLink.tsx';
import { PostDrawing } from './PostDrawing.tsx';
import { PostMeta } from './PostMeta.tsx';

const LeadSheet = pageSheet(sheet);

export function LeadPost({ post }: { post: Post }) {
  return (
    <article className="LeadPost-post">
      <LeadSheet />
      <div className="LeadPost-picture">
        {post.drawing === undefined ? (
          <LayersDrawing labels={post.tags.map(({ label }) => label)} />
        ) : (
          <PostDrawing drawing={post.drawing} />
        )}
      </div>
      <h2 className="Post-title">
        <Link href={post.href} className="target">
          {post.title}
        </Link>
      </h2>
      <PostMeta post={post} />
      <Excerpt paragraphs={post.excerpt} />
      <MoreLink post={post} />
    </article>
  );
}
