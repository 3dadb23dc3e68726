import type { ReactNode } from 'react';

export interface PartProps {
  children?: ReactNode;
}

/**
 * A part of the home page that only lays out its children.
 *
 * @param className named by sheet and class: `Hero-words`.
 */
export function part(className: string, Tag: 'div' | 'ol' | 'ul' | 'li' = 'div') {
  return function Part({ children }: PartProps) {
    return <Tag className={className}>{children}</Tag>;
  };
}
