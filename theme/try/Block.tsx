import { createElement, Fragment, useCallback, useId, useState } from 'react';
import styles from './Block.module.css';
import type { Line } from './line.ts';

export interface BlockProps {
  title: string;
  text: string | readonly Line[];
}

function MarkedLines({ lines }: { lines: readonly Line[] }) {
  const parts = lines.flatMap(({ text, isMarked }, at) => {
    const indent = text.length - text.trimStart().length;
    return [
      at > 0 ? '\n' : '',
      isMarked ? text.slice(0, indent) : text,
      isMarked ? createElement('mark', null, text.slice(indent)) : '',
    ];
  });
  return createElement(Fragment, null, ...parts);
}

/** Text as a program gave it. It scrolls where it is long, and is a Tab stop then: not all browsers make one of it (READ-4). */
export function Block({ title, text }: BlockProps) {
  const id = useId();
  const [isLong, setLong] = useState(false);
  const watch = useCallback((block: HTMLPreElement) => {
    const observer = new ResizeObserver(() => setLong(block.scrollHeight > block.clientHeight));
    observer.observe(block);
    return () => observer.disconnect();
  }, []);
  const key = typeof text === 'string' ? text : text.map((line) => line.text).join('\n');
  const scrolls = isLong ? { tabIndex: 0, role: 'group', 'aria-labelledby': id } : {};
  return (
    <>
      <p id={id} className={styles.heading}>
        {title}
      </p>
      {/* `ResizeObserver` does not fire for a new text in a box of the same size: `key` remounts it. */}
      <pre key={key} ref={watch} className={styles.block} {...scrolls}>
        {typeof text === 'string' ? text : <MarkedLines lines={text} />}
      </pre>
    </>
  );
}
