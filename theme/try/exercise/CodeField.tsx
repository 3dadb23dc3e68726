import { useEffect, useRef } from 'react';
import { createEditor } from './editor.ts';
import styles from './SolveExercise.module.css';

export interface CodeFieldProps {
  /** What it begins with: later texts are the reader's own. To begin anew, give it another key. */
  source: string;
  label: string;
  onChange: (source: string) => void;
}

/** A file that is edited. */
export function CodeField({ source, label, onChange }: CodeFieldProps) {
  const host = useRef<HTMLDivElement>(null);
  const begin = useRef({ source, label });
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(() => {
    if (!host.current) return undefined;
    return createEditor(host.current, { ...begin.current, onChange: (text) => change.current(text) });
  }, []);
  return <div ref={host} className={styles.editor} />;
}
