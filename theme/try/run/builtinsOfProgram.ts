/** Script ahead of the worker's, for programs that need Bun's own modules. */
import { createBuiltins } from './builtins.ts';

globalThis.createBuiltinsOfProgram = createBuiltins;
