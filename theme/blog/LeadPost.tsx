import { POST_DRAWINGS } from '#brand/postDrawings.ts';
import type { PostCard as Post } from '../../model/blogPage.ts';
import { pageSheet } from '../head/pageSheet.tsx';
import { Link } from '../navigation/Link.tsx';
import { Excerpt } from './Excerpt.tsx';
import { LayersDrawing } from './LayersDrawing.tsx';
import sheet from './LeadPost.css?url';
import { MoreLink } from './MoreLink.tsx';
import { PostMeta } from './PostMeta.tsx';

const LeadSheet = pageSheet(sheet);

/**
 * The drawing that a post names; one of its tags where it names none.
 *
 * @throws while the site is built, for a name that no drawing has.
 */
function PostDrawing({ drawing, title, tags }: Post) {
  if (drawing === undefined) return <LayersDrawing labels={tags.map(({ label }) => label)} />;
  const Drawing = POST_DRAWINGS[drawing];
  if (Drawing) return <Drawing />;
  const known = Object.keys(POST_DRAWINGS).map((name) => JSON.stringify(name));
  throw new Error(
    `"${title}" names the drawing "${drawing}", which is none of ${known.join(', ') || 'this site'}.`,
  );
}

/** The post that a blog leads with: its drawing, then what every post in a list has. */
export function LeadPost({ post }: { post: Post }) {
  return (
    <article className="LeadPost-post">
      <LeadSheet />
      <div className="LeadPost-picture">
        <PostDrawing {...post} />
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
