import authors from 'virtual-blog/authors';
import { blogArticlesOne, blogArticlesOther } from '#words';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import { AuthorPicture } from './AuthorPicture.tsx';
import { ListsSheet } from './ListsSheet.tsx';

const ARTICLES = { one: blogArticlesOne, other: blogArticlesOther };

export function Authors() {
  const text = useText();
  return (
    <ul className="rows-rows">
      <ListsSheet />
      {authors.map((author) => (
        <li key={author.href}>
          <AuthorPicture src={author.picture} size={48} />
          <span>
            <Link href={author.href}>{author.name}</Link>{' '}
            {author.title ? <small>{author.title}</small> : null}
          </span>{' '}
          <span className="rows-count">{text(ARTICLES, { count: author.count })}</span>
        </li>
      ))}
    </ul>
  );
}
