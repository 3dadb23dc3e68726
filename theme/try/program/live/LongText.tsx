import { type ReactNode, useCallback, useState } from 'react';

export interface LongTextProps {
  label: string;
  children: ReactNode;
}

/** Text as a program gave it. It scrolls where it is long, and is a Tab stop then: not all browsers make one of it (READ-4). */
export function LongText({ label, children }: LongTextProps) {
  const [isLong, setLong] = useState(false);
  const watch = useCallback((block: HTMLPreElement) => {
    const observer = new ResizeObserver(() => setLong(block.scrollHeight > block.clientHeight));
    observer.observe(block);
    return () => observer.disconnect();
  }, []);
  const scrolls = isLong ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    <pre ref={watch} className="Program-long" {...scrolls}>
      <code>{children}</code>
    </pre>
  );
}
