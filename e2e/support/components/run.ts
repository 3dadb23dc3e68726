/** In place of the addresses of the scripts that run programs: tests of components run none. */
export const frame = '/frame.xhtml';
export const worker = '/worker.js';
export const builtins = '/builtins.js';
export const zod = '/zod.js';
