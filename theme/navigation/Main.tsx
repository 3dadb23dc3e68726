import type { ReactNode } from 'react';
import { CONTENT_ID } from './SkipLink.tsx';

export interface MainProps {
  className?: string | undefined;
  children: ReactNode;
}

export function Main({ className, children }: MainProps) {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
