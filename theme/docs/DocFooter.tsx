import { docsNeighbours, docsNext, docsPrevious } from '#words';
import { bookPath, changesPath } from '../../model/routes.ts';
import type { DocsPage } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { useText } from '../lib/useText.ts';
import { NeighbourLink, Neighbours, PageFooter } from '../page/PageFooter.tsx';

/**
 * Footer of a doc. Previous and next page are those of the sidebar, by their page titles. The first page of a version links to
 * its EPUB. Development has neither EPUB nor feed.
 */
export function DocFooter({ docs }: { docs: DocsPage | undefined }) {
  const text = useText();
  const { path } = usePageInfo();
  const { previous, next } = docs?.neighbours ?? {};
  const isFirst = docs && path === `${docs.version.path}/`;
  return (
    <PageFooter
      book={isFirst && import.meta.env.PROD ? bookPath(docs.version.path) : undefined}
      changes={docs?.version.isLast && import.meta.env.PROD ? changesPath(docs.version.path) : undefined}
    >
      {previous || next ? (
        <Neighbours label={text(docsNeighbours)}>
          {previous ? (
            <NeighbourLink
              href={previous.href}
              label={previous.title ?? previous.label}
              name={text(docsPrevious)}
              rel="prev"
            />
          ) : null}
          {next ? (
            <NeighbourLink
              href={next.href}
              label={next.title ?? next.label}
              name={text(docsNext)}
              rel="next"
            />
          ) : null}
        </Neighbours>
      ) : null}
    </PageFooter>
  );
}
