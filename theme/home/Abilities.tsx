import { part } from './part.tsx';

export const Abilities = part('Abilities-abilities');

export const Ability = part('Abilities-ability');

export const Tree = part('Tree-tree');

export const Outcomes = part('Outcomes-outcomes');

export const Conversion = part('Conversion-conversion');

export const Operations = part('Outcomes-operations');
