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
  const subject = count === '1' ? 'The program on this page was' : `The ${count} programs on this page were`;
  const text = `${subject} type-checked and run with BurgerAPI ${framework} and Zod ${zod} on Bun ${bun.replace(/, ([^,]+)$/, ' and $1')}. The answers shown are recorded.`;
  if (import.meta.env.SSG_MD) return <>{`\n_${text}_\n`}</>;
  return <p className={styles.verified}>{text}</p>;
}
