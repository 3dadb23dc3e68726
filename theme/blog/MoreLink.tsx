import { postMore, postMoreAbout } from '#words';
import type { PostCard as Post } from '../../model/blogPage.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';

/** "Read more" with the title of the post in its accessible name, for readers who navigate by links. */
export function MoreLink({ post: { href, title } }: { post: Post }) {
  const text = useText();
  return (
    <p className="Post-more" data-markdown-ignore="">
      <Link href={href} className="target">
        {text(postMore)}
        <span className="visually-hidden">{` ${text(postMoreAbout, { title })}`}</span>
      </Link>
    </p>
  );
}
