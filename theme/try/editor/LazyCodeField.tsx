import { lazy } from 'react';

/** The field in which a file is edited: its code comes with the first one that is shown, for all of them. */
export const LazyCodeField = lazy(async () => {
  const { CodeField } = await import(/* webpackChunkName: "editor" */ './CodeField.tsx');
  return { default: CodeField };
});
