import { part } from './part.tsx';

/** What the framework can do, each in a drawing of its own. */
export const Abilities = part('Abilities-abilities');

/** One ability: heading, words, drawing, link to its guide. */
export const Ability = part('Abilities-ability');

/** A list of folders, files and their addresses, drawn as a tree. */
export const Tree = part('Tree-tree');

/** A list of what may be returned, each with what happens then. */
export const Outcomes = part('Outcomes-outcomes');

/** What comes in, what each part of it passes, and what comes out. */
export const Conversion = part('Conversion-conversion');

/** Operations of an API, one below the other. */
export const Operations = part('Outcomes-operations');
