import { WRAP_KEY } from '../../model/names.ts';
import { local } from './storage.ts';

/** Lines are wrapped before the first paint where the reader wants that; the application serves the buttons for it. */
export function startCodeBlocks(): void {
  document.documentElement.toggleAttribute('data-wrap', local.read(WRAP_KEY) !== null);
}
