import { FACTS } from '../site.ts';
import styles from './Facts.module.css';

const LABEL_ID = 'facts';

/** What a reader should know before anything else: state, licence, runtime, version. */
export function Facts() {
  if (import.meta.env.SSG_MD) return <>{`\n${FACTS.map((fact) => `- ${fact}`).join('\n')}\n`}</>;
  return (
    <>
      <p className="visually-hidden" id={LABEL_ID}>
        Project facts
      </p>
      <ul className={styles.facts} aria-labelledby={LABEL_ID}>
        {FACTS.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}
