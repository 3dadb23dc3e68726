import * as site from '#site';
import { learnLastOf, learnRunOn } from '#words';
import { useReference } from '../lib/useDocs.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './Verified.module.css';

export interface VerifiedProps {
  framework: string;
  /** Releases of the runtime, oldest first, separated by commas. */
  bun: string;
}

/** Footnote of a page with samples: versions they were run with, as a link to the differences in the documented version. */
export function Verified({ framework, bun }: VerifiedProps) {
  const text = useText();
  const addressOf = useReference();
  const href = site.samplesDoc && addressOf(site.samplesDoc);
  const label = text(learnRunOn, { framework, bun: bun.replace(/, ([^,]+)$/, text(learnLastOf)) });
  return <p className={styles.verified}>{href ? <Link href={href}>{label}</Link> : label}</p>;
}
