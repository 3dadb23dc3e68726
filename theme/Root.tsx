import type { ReactNode } from 'react';
import { PageBoundary } from './errors/PageBoundary.tsx';

/** What the engine puts around the layout. When the layout itself throws, its error page stands alone. */
export function Root({ children }: { children: ReactNode }) {
  if (import.meta.env.SSG_MD) return children;
  return <PageBoundary landmark>{children}</PageBoundary>;
}
