/** Stands in for `console`: what the framework prints is shown, and stays out of the reader's own. */
import { machine } from './machine.ts';

const print = (...parts: readonly unknown[]) => {
  machine().print(parts);
};

export default { log: print, info: print, warn: print, error: print };
