/** Components of `<SamplePair>`. Only pages that hold one import them, so that they stay out of the entry. */
export { PairFold, PairReason, PairResponses, PairSide, PairSides } from './SamplePair.tsx';
