import { blogNewerPosts, blogNoPosts, blogOlderPosts, blogPage, blogPages } from '#words';
import type { PostCard as Post, PostListData } from '../../model/blogPage.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import { LeadPost } from './LeadPost.tsx';
import { ListsBelowSheet, ListsSheet } from './ListsSheet.tsx';
import { PostRow } from './PostRow.tsx';

export interface PostRowsProps {
  posts: readonly Post[];
  /** True where the first post is shown with its drawing. */
  hasLead?: boolean;
  unsigned?: boolean;
}

export function PostRows({ posts, hasLead = false, unsigned }: PostRowsProps) {
  const [first, ...others] = posts;
  const lead = hasLead ? first : undefined;
  const rows = lead ? others : posts;
  return (
    <div className="Post-list">
      {lead ? <LeadPost post={lead} /> : null}
      {lead ? <ListsBelowSheet /> : <ListsSheet />}
      {rows.map((post) => (
        <PostRow key={post.href} post={post} unsigned={unsigned} />
      ))}
    </div>
  );
}

function Pagination({ page, pages }: { page: number; pages: readonly string[] }) {
  const text = useText();
  const newer = pages[page - 2];
  const older = pages[page];
  return (
    <nav className="PostList-pagination" aria-label={text(blogPages)}>
      <ol>
        {pages.map((href, at) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={at + 1 === page ? 'page' : undefined}
              aria-label={text(blogPage, { page: at + 1, pages: pages.length })}
            >
              {at + 1}
            </Link>
          </li>
        ))}
      </ol>
      <p>
        {newer ? (
          <Link href={newer} rel="prev">
            {text(blogNewerPosts)}
          </Link>
        ) : null}{' '}
        {older ? (
          <Link href={older} rel="next">
            {text(blogOlderPosts)}
          </Link>
        ) : null}
      </p>
    </nav>
  );
}

/** One page of a list of posts, with links to the other pages. */
export function PostList({ posts, page, pages }: PostListData) {
  const text = useText();
  if (posts.length === 0) return <p>{text(blogNoPosts)}</p>;
  return (
    <>
      <PostRows posts={posts} hasLead={page === 1} />
      {pages.length > 1 ? <Pagination page={page} pages={pages} /> : null}
    </>
  );
}
