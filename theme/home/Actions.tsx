import { part } from './part.tsx';

export const Actions = part('Actions-actions');

export const Choices = part('Actions-choices');

export const Ending = part('Actions-ending');
