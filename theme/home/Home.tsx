import { Content } from '../content/Content.tsx';
import { PageBoundary } from '../errors/PageBoundary.tsx';
import { CONTENT_ID } from '../layout/SkipLink.tsx';
import { FACTS } from '../site.ts';
import styles from './Home.module.css';

const FACTS_ID = 'facts';

/** The home page: its words stand in `docs/index.mdx`, the facts in `site.ts`. */
export function Home() {
  if (import.meta.env.SSG_MD) return <Content />;
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles.home}>
      <p className="visually-hidden" id={FACTS_ID}>
        Project facts
      </p>
      <ul className={styles.facts} aria-labelledby={FACTS_ID}>
        {FACTS.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className="prose">
        <PageBoundary>
          <Content />
        </PageBoundary>
      </div>
    </main>
  );
}
