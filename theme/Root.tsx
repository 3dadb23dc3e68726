import type { ReactNode } from 'react';
import { PageBoundary } from './errors/PageBoundary.tsx';

/** What the engine puts around the layout. When the layout itself throws, its error page stands alone. */
export function Root({ children }: { children: ReactNode }) {
  return <PageBoundary landmark>{children}</PageBoundary>;
}
