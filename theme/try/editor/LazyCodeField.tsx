import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import styles from './CodeField.module.css';
import type { CodeFieldProps } from './CodeField.tsx';

/** Its code comes with the first one that is shown, for all of them. */
const Loaded = lazy(async () => {
  const { CodeField } = await import(/* webpackChunkName: "editor" */ './CodeField.tsx');
  return { default: CodeField };
});

interface LazyCodeFieldProps extends Omit<CodeFieldProps, 'takesFocus'> {
  /** The reader has just opened or added it, and goes on in it. */
  takesFocus: boolean;
}

/**
 * The field in which a file is edited. Until it has loaded, the file is there as text of the same height: nothing below moves. One
 * that loads late leaves the focus to a reader who has gone on.
 */
export function LazyCodeField({ takesFocus, ...props }: LazyCodeFieldProps) {
  const { source, isWrapped } = props;
  const focused = useRef<Element>(null);
  // Runs after the field's own effect, except while it loads.
  useLayoutEffect(() => {
    focused.current = document.activeElement;
  }, []);
  const isFree = () =>
    focused.current === null ||
    [focused.current, document.body].includes(document.activeElement ?? document.body);
  return (
    <Suspense
      // An editor shows the empty line at the end, and a `pre` leaves it out.
      fallback={
        <pre className={styles.waiting} data-wrapped={isWrapped ? '' : undefined}>{`${source}\n`}</pre>
      }
    >
      <Loaded {...props} takesFocus={() => takesFocus && isFree()} />
    </Suspense>
  );
}
