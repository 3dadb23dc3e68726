import { createElement, Fragment, useCallback, useId, useState } from 'react';
import styles from './Block.module.css';

export interface BlockProps {
  title: string;
  text: string;
  /** Lines that are marked. */
  marked?: ReadonlySet<string>;
}

function MarkedLines({ text, marked }: { text: string; marked: ReadonlySet<string> }) {
  const lines = text
    .split('\n')
    .flatMap((line, at) => [at > 0 ? '\n' : '', marked.has(line) ? createElement('mark', null, line) : line]);
  return createElement(Fragment, null, ...lines);
}

/** Text as a program gave it. It scrolls where it is long, and is a Tab stop then: not all browsers make one of it (READ-4). */
export function Block({ title, text, marked }: BlockProps) {
  const id = useId();
  const [isLong, setLong] = useState(false);
  const watch = useCallback((block: HTMLPreElement) => {
    const observer = new ResizeObserver(() => setLong(block.scrollHeight > block.clientHeight));
    observer.observe(block);
    return () => observer.disconnect();
  }, []);
  const scrolls = isLong ? { tabIndex: 0, role: 'group', 'aria-labelledby': id } : {};
  return (
    <>
      <p id={id} className={styles.heading}>
        {title}
      </p>
      {/* Another text may be as long as the box lets it: the box tells nothing then. */}
      <pre key={text} ref={watch} className={styles.block} {...scrolls}>
        {marked ? <MarkedLines text={text} marked={marked} /> : text}
      </pre>
    </>
  );
}
