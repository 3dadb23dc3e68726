import blog from 'virtual-blog';
import { formatDay } from '../lib/dates.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './lists.module.css';
import { PostList } from './PostList.tsx';

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** Posts by year; both newest first. */
function years(): [year: string, posts: typeof blog.posts][] {
  const all = [...new Set(blog.posts.map(({ date }) => date.slice(0, 4)))];
  return all.map((year) => [year, blog.posts.filter(({ date }) => date.startsWith(year))]);
}

/** `/blog/archive`: posts by year. */
export function Archive() {
  return (
    <>
      {years().map(([year, posts]) => (
        <section key={year}>
          <h2>{year}</h2>
          <ul className={styles.rows}>
            {posts.map((post) => (
              <li key={post.href}>
                <time dateTime={post.date}>{formatDay(post.date).replace(/, \d+$/, '')}</time>
                <Link href={post.href}>{post.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** `/blog/authors`: who writes, and how much. */
export function Authors() {
  return (
    <ul className={styles.rows}>
      {blog.authors.map((author) => (
        <li key={author.id}>
          {author.picture ? <img src={author.picture} alt="" width="48" height="48" /> : null}
          <span>
            <Link href={author.href}>{author.name}</Link>
            {author.title ? <small>{author.title}</small> : null}
          </span>
          <span className={styles.count}>
            {count(blog.posts.filter(({ authors }) => authors.includes(author.id)).length, 'article')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** An author's page: who they are, and all their articles. */
export function AuthorPage({ id }: { id: string }) {
  const author = blog.authors.find((candidate) => candidate.id === id);
  if (!author) return null;
  const posts = blog.posts.filter(({ authors }) => authors.includes(id));
  return (
    <>
      <p>
        {author.title ? `${author.title}. ` : ''}
        {author.github ? <Link href={`https://github.com/${author.github}`}>GitHub</Link> : null}
        {author.github && author.x ? ' · ' : null}
        {author.x ? <Link href={`https://x.com/${author.x}`}>X</Link> : null}
      </p>
      <PostList posts={posts} />
    </>
  );
}

/** `/blog/tags`: an index by letter. */
export function Tags() {
  const letters = new Map<string, typeof blog.tags>();
  for (const tag of [...blog.tags].sort((a, b) => a.label.localeCompare(b.label, 'en'))) {
    const letter = (tag.label[0] ?? '').toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), tag]);
  }
  return (
    <>
      {[...letters].map(([letter, tags]) => (
        <section key={letter}>
          <h2>{letter}</h2>
          <ul className={styles.rows}>
            {tags.map((tag) => (
              <li key={tag.id}>
                <Link href={tag.href}>{tag.label}</Link>
                <span className={styles.count}>
                  {count(blog.posts.filter((post) => post.tags.includes(tag.id)).length, 'post')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** A tag's page. */
export function TagPage({ id }: { id: string }) {
  const tag = blog.tags.find((candidate) => candidate.id === id);
  if (!tag) return null;
  const posts = blog.posts.filter(({ tags }) => tags.includes(id));
  return (
    <>
      <p>{`${count(posts.length, 'post')} tagged with “${tag.label}”. ${tag.description}`}</p>
      <PostList posts={posts} />
      <p>
        <Link href="/blog/tags">All tags</Link>
      </p>
    </>
  );
}
