import { learnLastOf, learnVerifiedOne, learnVerifiedOther, learnWhyNot } from '#i18n';
import { BRAND, SAMPLES_DOC } from '#site';
import { useDocsVersion, useReference } from '../lib/useDocs.ts';
import { useText, withElements } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './Verified.module.css';

export interface VerifiedProps {
  /** Number of samples on the page. */
  count: string;
  framework: string;
  zod: string;
  /** Versions of the runtime, separated by commas. */
  bun: string;
}

const VERIFIED = { one: learnVerifiedOne, other: learnVerifiedOther };

/** Footnote of a page with samples: what they were run with. */
export function Verified({ count, framework, zod, bun }: VerifiedProps) {
  const text = useText();
  const why = useReference()(SAMPLES_DOC ?? '');
  const version = useDocsVersion();
  const link = text(learnWhyNot, { version: version?.label ?? '' });
  const values = {
    count,
    brand: BRAND,
    framework,
    zod,
    bun: bun.replace(/, ([^,]+)$/, text(learnLastOf)),
  };
  if (import.meta.env.SSG_MD)
    return <>{`\n_${text(VERIFIED, { ...values, why: `[${link}](${why})` })}_\n`}</>;
  return (
    <p className={styles.verified}>
      {withElements(text(VERIFIED, values), { why: <Link href={why}>{link}</Link> })}
    </p>
  );
}
