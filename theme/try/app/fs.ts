/** Substitute for the modules `fs` and `fs/promises`, of which the framework lists folders. */
import { machine } from './machine.ts';

interface Entry {
  name: string;
  isDirectory: () => boolean;
  isFile: () => boolean;
}

/** @param folder absolute, without a slash at its end. */
export function readdirSync(folder: string): Entry[] {
  const entries = new Map<string, boolean>();
  for (const file of machine().paths) {
    if (!file.startsWith(`${folder}/`)) continue;
    const [name = '', ...below] = file.slice(folder.length + 1).split('/');
    entries.set(name, below.length > 0);
  }
  return [...entries].map(([name, isFolder]) => ({
    name,
    isDirectory: () => isFolder,
    isFile: () => !isFolder,
  }));
}

export const readdir = async (folder: string): Promise<Entry[]> => readdirSync(folder);

export async function importModule(file: string): Promise<unknown> {
  return machine().load(file);
}
