/** Script ahead of the worker's, for programs that import Zod. */
import * as zod from 'zod';

globalThis.zodOfProgram = zod;
