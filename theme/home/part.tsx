import type { ReactNode } from 'react';

export interface PartProps {
  children?: ReactNode;
}

/**
 * A part of the home page that only lays out what it holds, so that its Markdown twin has the content alone.
 *
 * @param className named by sheet and class: `Hero-words`.
 */
export function part(className: string, Tag: 'div' | 'ol' | 'ul' | 'li' = 'div') {
  return function Part({ children }: PartProps) {
    return import.meta.env.SSG_MD ? children : <Tag className={className}>{children}</Tag>;
  };
}
