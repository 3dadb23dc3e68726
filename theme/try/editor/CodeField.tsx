import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './CodeField.module.css';
import { createEditor, type Editor, type EditorStates, type LineMistake, type Place } from './editor.ts';

export interface CodeFieldProps {
  /** Initial text: later values are ignored. Another `key` resets the editor. */
  source: string;
  /** Text before the reader's changes; like `source`, an initial value. */
  original: string;
  label: string;
  isCompared: boolean;
  mistake?: LineMistake | undefined;
  /** True in place of served code. */
  isBare?: boolean | undefined;
  isWrapped?: boolean | undefined;
  /** Shared by the files of one program. */
  states?: EditorStates | undefined;
  /** Called once, after the editor was created. */
  takesFocus: () => boolean;
  /** Position of the caret on that focus. Default: the start. */
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
  // A layout effect: the placeholder is already removed, and the first paint needs the editor.
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
