import { lazy, Suspense } from 'react';
import styles from './CodeField.module.css';
import type { CodeFieldProps } from './CodeField.tsx';

/** Its code comes with the first one that is shown, for all of them. */
const Loaded = lazy(async () => {
  const { CodeField } = await import(/* webpackChunkName: "editor" */ './CodeField.tsx');
  return { default: CodeField };
});

/** The field in which a file is edited. Until it has loaded, the file is there as text of the same height: nothing below moves. */
export function LazyCodeField(props: CodeFieldProps) {
  const { source, isWrapped } = props;
  return (
    <Suspense
      // An editor shows the empty line at the end, and a `pre` leaves it out.
      fallback={
        <pre className={styles.waiting} data-wrapped={isWrapped ? '' : undefined}>{`${source}\n`}</pre>
      }
    >
      <Loaded {...props} />
    </Suspense>
  );
}
