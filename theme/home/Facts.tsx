import { FACTS } from '#site';
import { latestVersion } from '../../model/versions.ts';
import { VERSIONS } from '../lib/useDocs.ts';
import styles from './Facts.module.css';

const LABEL_ID = 'facts';

const latest = latestVersion(VERSIONS);

const facts = [...FACTS, ...(latest ? [`Version ${latest.label}`] : [])];

/** What a reader should know before anything else: state, licence, runtime, version. */
export function Facts() {
  if (import.meta.env.SSG_MD) return <>{`\n${facts.map((fact) => `- ${fact}`).join('\n')}\n`}</>;
  return (
    <>
      <p className="visually-hidden" id={LABEL_ID}>
        Project facts
      </p>
      <ul className={styles.facts} aria-labelledby={LABEL_ID}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}
