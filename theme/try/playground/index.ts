/** The component of the playground. Only its page imports it, so that it stays out of the entry. */
export { Playground } from './Playground.tsx';
