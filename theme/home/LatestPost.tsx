import { Fragment } from 'react';
import posts from 'virtual-blog/latest';
import { pageDraft, postReadingTime } from '#i18n';
import { formatDay } from '../lib/dates.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';

/** The newest post of the blog in short: title, date, what it is about. */
export function LatestPost() {
  const text = useText();
  const [post] = posts;
  if (!post) return null;
  const { title, href, date, excerpt, readingMinutes, draft } = post;
  if (import.meta.env.SSG_MD) {
    const words = excerpt.map((parts) =>
      parts.map((part) => (typeof part === 'string' ? part : `\`${part.code}\``)).join(''),
    );
    return `\n[${title}](${href}) (${date.slice(0, 10)}): ${words.join(' ')}\n`;
  }
  return (
    <article className="Cards-card">
      <h3>
        <Link href={href}>{title}</Link>
      </h3>
      <p>
        {process.env.NODE_ENV !== 'production' && draft ? <strong>{text(pageDraft)} </strong> : null}
        <time dateTime={date}>{formatDay(date)}</time>, {text(postReadingTime, { minutes: readingMinutes })}
      </p>
      {excerpt.map((parts) => (
        <p key={JSON.stringify(parts)}>
          {parts.map((part) =>
            typeof part === 'string' ? (
              <Fragment key={part}>{part}</Fragment>
            ) : (
              <code key={part.code}>{part.code}</code>
            ),
          )}
        </p>
      ))}
    </article>
  );
}
