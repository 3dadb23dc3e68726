/** Components of programs. Only pages that hold one import them, so that they stay out of the entry. */
export { Exchange } from './Exchange.tsx';
export { Program } from './Program.tsx';
export { ProgramSheet } from './ProgramSheet.tsx';
