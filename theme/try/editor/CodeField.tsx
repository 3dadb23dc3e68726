import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './CodeField.module.css';
import { createEditor, type Editor, type EditorStates, type LineMistake, type Place } from './editor.ts';

export interface CodeFieldProps {
  /** What it begins with: later texts are the reader's own. To begin anew, give it another key. */
  source: string;
  /** What the reader was given, as `source`. */
  original: string;
  label: string;
  isCompared: boolean;
  mistake?: LineMistake | undefined;
  /** True in place of served code. */
  isBare?: boolean | undefined;
  isWrapped?: boolean | undefined;
  /** Of the files of one program. */
  states?: EditorStates | undefined;
  /** Asked once it is there. */
  takesFocus: () => boolean;
  /** Where the caret is then. Default: at the start. */
  pressed?: Place | undefined;
  onChange: (source: string) => void;
}

export function CodeField({
  source,
  original,
  label,
  isCompared,
  mistake,
  isBare,
  isWrapped,
  states,
  takesFocus,
  pressed,
  onChange,
}: CodeFieldProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const begin = useRef({ source, original, label, isBare, isWrapped, states, takesFocus, pressed });
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  // Before the first paint: what was in its place is gone.
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const own = createEditor(host.current, { ...begin.current, onChange: (text) => change.current(text) });
    editor.current = own;
    if (begin.current.takesFocus()) own.focus(begin.current.pressed);
    return own.destroy;
  }, []);
  useEffect(() => editor.current?.compare(isCompared), [isCompared]);
  useEffect(() => editor.current?.mark(mistake), [mistake]);
  return <div ref={host} data-editor="" className={isBare ? undefined : styles.editor} />;
}
