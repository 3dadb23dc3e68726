import posts from 'virtual-blog/latest';
import { pageDraft, postReadingTime } from '#words';
import { Excerpt } from '../blog/Excerpt.tsx';
import { formatDay } from '../lib/formatDay.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';

export function LatestPost() {
  const text = useText();
  const [post] = posts;
  if (!post) return null;
  const { title, href, date, excerpt, readingMinutes, draft } = post;
  return (
    <article className="Cards-card">
      <h3>
        <Link href={href}>{title}</Link>
      </h3>
      <p>
        {process.env.NODE_ENV !== 'production' && draft ? <strong>{text(pageDraft)} </strong> : null}
        <time dateTime={date}>{formatDay(date)}</time>, {text(postReadingTime, { minutes: readingMinutes })}
      </p>
      <Excerpt paragraphs={excerpt} />
    </article>
  );
}
