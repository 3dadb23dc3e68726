import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { exerciseNotLoaded } from '#words';
import { loadPart } from '../../lib/loadPart.ts';
import styles from './CodeField.module.css';
import type { CodeFieldProps } from './CodeField.tsx';

/** Loaded with the first field that is shown, and shared by all. */
let loaded: ComponentType<CodeFieldProps> | undefined;

async function load(): Promise<ComponentType<CodeFieldProps>> {
  const { CodeField } = await import(/* webpackChunkName: "editor" */ './CodeField.tsx');
  loaded = CodeField;
  return CodeField;
}

/** Undefined until it has loaded. A failed load is reported, and changes nothing on the page. */
function useCodeField(): ComponentType<CodeFieldProps> | undefined {
  const [Field, setField] = useState(() => loaded);
  useEffect(() => {
    if (Field) return undefined;
    let isShown = true;
    void loadPart(load, exerciseNotLoaded, () => isShown).then((found) => setField(() => found));
    return () => {
      isShown = false;
    };
  }, [Field]);
  return Field;
}

interface LazyCodeFieldProps extends Omit<CodeFieldProps, 'takesFocus'> {
  /** The reader has just opened or added the file, and continues in it. */
  takesFocus: boolean;
}

/**
 * The field in which a file is edited. While it loads, text of the same height shows the file, which prevents a layout shift.
 * A field that loads late does not take the focus from a reader who has moved on.
 */
export function LazyCodeField({ takesFocus, ...props }: LazyCodeFieldProps) {
  const { source, isWrapped } = props;
  const Field = useCodeField();
  const focused = useRef<Element>(null);
  // Runs after the field's own effect, except while it loads.
  useLayoutEffect(() => {
    focused.current = document.activeElement;
  }, []);
  const isFree = () =>
    focused.current === null ||
    [focused.current, document.body].includes(document.activeElement ?? document.body);
  if (Field) return <Field {...props} takesFocus={() => takesFocus && isFree()} />;
  // An editor shows the empty line at the end, and a `pre` leaves it out.
  return <pre className={styles.waiting} data-wrapped={isWrapped ? '' : undefined}>{`${source}\n`}</pre>;
}
