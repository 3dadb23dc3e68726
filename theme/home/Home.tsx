import { Content } from '../content/Content.tsx';
import { CONTENT_ID } from '../layout/SkipLink.tsx';
import { FACTS } from '../site.ts';
import styles from './Home.module.css';

/** The home page: its words stand in `docs/index.mdx`, the facts in `site.ts`. */
export function Home() {
  if (import.meta.env.SSG_MD) return <Content />;
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles.home}>
      <ul className={styles.facts} aria-label="Project facts">
        {FACTS.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className="prose">
        <Content />
      </div>
    </main>
  );
}
