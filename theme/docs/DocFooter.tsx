import type { DocsPage } from '../lib/useDocs.ts';
import { NeighbourLink, Neighbours, PageFooter } from '../page/PageFooter.tsx';

/** Foot of a doc: its neighbours are those of its own sidebar. */
export function DocFooter({ docs }: { docs: DocsPage | undefined }) {
  const { previous, next } = docs?.neighbours ?? {};
  return (
    <PageFooter>
      {previous || next ? (
        <Neighbours label="Previous and next page">
          {previous ? (
            <NeighbourLink href={previous.href} label={previous.label} name="Previous" rel="prev" />
          ) : null}
          {next ? <NeighbourLink href={next.href} label={next.label} name="Next" rel="next" /> : null}
        </Neighbours>
      ) : null}
    </PageFooter>
  );
}
