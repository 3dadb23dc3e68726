import { SAMPLES_DOC } from '#site';
import { useDocsVersion, useReference } from '../lib/useDocs.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './Verified.module.css';

export interface VerifiedProps {
  /** Number of samples on the page. */
  count: string;
  framework: string;
  zod: string;
  /** Bun versions, separated by commas. */
  bun: string;
}

/** Footnote of a page with samples: what they were run with. */
export function Verified({ count, framework, zod, bun }: VerifiedProps) {
  const why = useReference()(SAMPLES_DOC ?? '');
  const version = useDocsVersion();
  const subject = count === '1' ? 'The program on this page was' : `The ${count} programs on this page were`;
  const before = `${subject} type-checked and run with BurgerAPI ${framework} (`;
  const link = `why not ${version?.label}?`;
  const after = `) and Zod ${zod} on Bun ${bun.replace(/, ([^,]+)$/, ' and $1')}. The responses shown are recorded.`;
  if (import.meta.env.SSG_MD) return <>{`\n_${before}[${link}](${why})${after}_\n`}</>;
  return (
    <p className={styles.verified}>
      {before}
      <Link href={why}>{link}</Link>
      {after}
    </p>
  );
}
