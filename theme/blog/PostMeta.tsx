import { Fragment } from 'react';
import { pageDraft, postBy, postReadingTime, postTags } from '#words';
import type { PostHead } from '../../model/blogPage.ts';
import { formatDay } from '../lib/formatDay.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';

export interface PostMetaProps {
  post: PostHead;
  /** True where the date has a separate column. */
  undated?: boolean;
}

export function PostMeta({ post, undated = false }: PostMetaProps) {
  const text = useText();
  return (
    <div className="PostMeta-meta" data-feed="skip">
      <p className="PostMeta-line">
        {/* Only development has drafts. */}
        {process.env.NODE_ENV !== 'production' && post.draft ? <strong>{text(pageDraft)}</strong> : null}
        {undated ? null : (
          <span>
            <time dateTime={post.date}>{formatDay(post.date)}</time>
          </span>
        )}{' '}
        <span>{text(postReadingTime, { minutes: post.readingMinutes })}</span>{' '}
        {post.authors.length > 0 ? (
          <span>
            {`${text(postBy)}\u00a0`}
            {post.authors.map(({ label, href }, at) => (
              <Fragment key={label}>
                {at > 0 ? ', ' : null}
                {href ? <Link href={href}>{label}</Link> : label}
              </Fragment>
            ))}
          </span>
        ) : null}
      </p>
      {post.tags.length > 0 ? (
        <ul className="PostMeta-tags" aria-label={text(postTags)}>
          {post.tags.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
