/** Components of `<Step>`. Only pages that hold one import them, so that they stay out of the entry. */
export { Checks } from './Checks.tsx';
export { LazyText } from './LazyText.tsx';
export { Operations } from './Operations.tsx';
export { Step } from './Step.tsx';
export { StepFile } from './StepFile.tsx';
export { StepFold } from './StepFold.tsx';
