import letters from 'virtual-blog/tags';
import { blogPostsOne, blogPostsOther } from '#words';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import { ListsSheet } from './ListsSheet.tsx';

const POSTS = { one: blogPostsOne, other: blogPostsOther };

export function Tags() {
  const text = useText();
  return (
    <div className="rows-columns">
      <ListsSheet />
      {letters.map(({ letter, tags }) => (
        <section key={letter}>
          <h2>{letter}</h2>
          <ul className="rows-rows">
            {tags.map((tag) => (
              <li key={tag.href}>
                <Link href={tag.href}>{tag.label}</Link>{' '}
                <span className="rows-count">{text(POSTS, { count: tag.count })}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
