import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../navigation/Link.tsx';
import styles from './Option.module.css';
import type { OptionProps } from './useCombobox.ts';

interface LinkOptionProps {
  option: ReturnType<OptionProps>;
  href: string;
  /** Followed, here or in a new tab. */
  onFollow: (event: MouseEvent) => void;
  children: ReactNode;
}

/** An option that leads to a page: a link, so that it opens in a new tab as links do. */
export function LinkOption({ option, href, onFollow, children }: LinkOptionProps) {
  return (
    <Link {...option} href={href} className={styles.option} onClick={onFollow} onAuxClick={onFollow}>
      {children}
    </Link>
  );
}

interface QueryOptionProps {
  option: ReturnType<OptionProps>;
  query: string;
  onChoose: (query: string) => void;
}

/** An option that is searched for. */
export function QueryOption({ option, query, onChoose }: QueryOptionProps) {
  return (
    <div {...option} className={styles.option} onClick={() => onChoose(query)}>
      {query}
    </div>
  );
}
