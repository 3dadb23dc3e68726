/** Substitute for `console`: output of the framework is shown, and stays out of the reader's own. */
import { machine } from './machine.ts';

const print = (...parts: readonly unknown[]) => {
  machine().print(parts);
};

export default { log: print, info: print, warn: print, error: print };
