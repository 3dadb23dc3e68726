/** The script that stands ahead of the worker's where a program imports Zod. */
import * as zod from 'zod';

globalThis.zodOfProgram = zod;
