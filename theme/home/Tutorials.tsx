import { part } from './part.tsx';

export const Tutorials = part('Cards-cards', 'ul');

export const Tutorial = part('Cards-card', 'li');
