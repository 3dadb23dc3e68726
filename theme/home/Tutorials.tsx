import type { ReactNode } from 'react';
import { Picture } from './Picture.tsx';
import { part } from './part.tsx';

/** The tutorials, each as a card. */
export const Tutorials = part('Cards-cards', 'ul');

export interface TutorialProps {
  /** Name of the tutorial, for its picture. */
  name: string;
  /** A link, then a sentence about what it builds. */
  children?: ReactNode;
}

/** A tutorial with the picture of what it ends with. */
export function Tutorial({ name, children }: TutorialProps) {
  return (
    <li className="Cards-card">
      {children}
      <Picture name={name} alt="" sizes="(width <= 480px) 8rem, 19rem" />
    </li>
  );
}
