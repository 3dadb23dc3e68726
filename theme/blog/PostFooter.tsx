import { postNeighbours, postNewer, postOlder, postRelated } from '#words';
import type { BlogPageMeta } from '../../model/blogPage.ts';
import { formatDay } from '../lib/formatDay.ts';
import { useText } from '../lib/useText.ts';
import { NeighbourLink, Neighbours, PageFooter } from '../page/PageFooter.tsx';

export type Post = NonNullable<BlogPageMeta['post']>;

export function PostFooter({ post: { newer, older, related } }: { post: Post }) {
  const text = useText();
  return (
    <PageFooter>
      {related.length > 0 ? (
        <Neighbours label={text(postRelated)} titled>
          {related.map(({ date, ...link }) => (
            <NeighbourLink key={link.href} {...link} name={formatDay(date)} />
          ))}
        </Neighbours>
      ) : null}
      {newer || older ? (
        <Neighbours label={text(postNeighbours)}>
          {older ? <NeighbourLink {...older} name={text(postOlder)} rel="prev" /> : null}
          {newer ? <NeighbourLink {...newer} name={text(postNewer)} rel="next" /> : null}
        </Neighbours>
      ) : null}
    </PageFooter>
  );
}
