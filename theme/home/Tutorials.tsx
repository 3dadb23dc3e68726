import { part } from './part.tsx';

/** The tutorials, each as a card. */
export const Tutorials = part('Cards-cards', 'ul');

/** A tutorial: a link with a sentence about what it builds, then the drawing of that. */
export const Tutorial = part('Cards-card', 'li');
