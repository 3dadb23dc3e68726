import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../navigation/Link.tsx';
import styles from './Option.module.css';
import type { OptionProps } from './useCombobox.ts';

interface LinkOptionProps {
  option: ReturnType<OptionProps>;
  href: string;
  onFollow: (event: MouseEvent) => void;
  children: ReactNode;
}

/** A link, so that it can open in a new tab. */
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

export function QueryOption({ option, query, onChoose }: QueryOptionProps) {
  return (
    <div {...option} className={styles.option} onClick={() => onChoose(query)}>
      {query}
    </div>
  );
}
