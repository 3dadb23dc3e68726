import years from 'virtual-blog/archive';
import { formatMonthDay } from '../lib/formatDay.ts';
import { Link } from '../navigation/Link.tsx';
import { ListsSheet } from './ListsSheet.tsx';

export function Archive() {
  return (
    <>
      <ListsSheet />
      {years.map(({ year, posts }) => (
        <section key={year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul className="rows-rows">
            {posts.map(({ href, label, date, description }) => (
              <li key={href}>
                <time dateTime={date}>{formatMonthDay(date)}</time>{' '}
                <span>
                  <Link href={href}>{label}</Link> <small>{description}</small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
