import { part } from './part.tsx';

/** How to begin: a column a step. */
export const Start = part('Start-start');

/** Two parts of the page beside each other, each with its heading. */
export const Columns = part('Start-columns');

/** One of them, or one step. */
export const Column = part('Start-column');

/** A drawing, beside its heading where there is room. */
export const Way = part('Start-way');
