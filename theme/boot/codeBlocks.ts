import { WRAP_KEY } from '../../model/names.ts';
import { local } from './storage.ts';

/** Wraps lines before the first paint; the application serves the buttons. */
export function startCodeBlocks(): void {
  document.documentElement.toggleAttribute('data-wrap', local.read(WRAP_KEY) !== null);
}
