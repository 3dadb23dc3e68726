import { splitSignature } from './splitSignature.ts';
import styles from './TypeEntry.module.css';

export function Signature({ text }: { text: string }) {
  return (
    <pre className={styles.signature}>
      <code>
        {splitSignature(text).map(({ at, part, kind }) => (
          <span key={at} className={kind}>
            {part}
          </span>
        ))}
      </code>
    </pre>
  );
}
