/** Components of `<SamplePair>`. Only pages that hold one import them, so that they stay out of the entry. */
export { PairFold, PairSides } from './SamplePair.tsx';
