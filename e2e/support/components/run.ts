/** Replaces the addresses of the scripts that run programs: tests of components run no programs. */
export const frame = '/frame.xhtml';
export const worker = '/worker.js';
export const builtins = '/builtins.js';
export const zod = '/zod.js';
