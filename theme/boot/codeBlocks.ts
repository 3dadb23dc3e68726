import { WRAP_KEY } from '../../model/names.ts';
import { local } from './storage.ts';

export function startCodeBlocks(): void {
  document.documentElement.toggleAttribute('data-wrap', local.read(WRAP_KEY) !== null);
}
