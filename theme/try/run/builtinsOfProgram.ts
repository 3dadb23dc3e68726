/** The script that stands ahead of the worker's where a program needs what Bun brings along. */
import { createBuiltins } from './builtins.ts';

globalThis.createBuiltinsOfProgram = createBuiltins;
