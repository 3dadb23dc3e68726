import { part } from './part.tsx';

/** The few places that most readers want next, the most wanted first, as buttons; a command may stand beside them. */
export const Actions = part('Actions-actions');

/** A list of links to pages of one kind, as buttons. */
export const Choices = part('Actions-choices');

/** What the page ends with: a heading, words, buttons. */
export const Ending = part('Actions-ending');
