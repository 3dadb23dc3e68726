/** Substitute for the modules `fs` and `fs/promises`, of which the framework lists folders. */
import { machine } from './machine.ts';
import { resolve } from './path.ts';

interface Entry {
  name: string;
  isDirectory: () => boolean;
  isFile: () => boolean;
}

/** Folders exist only through the files below them. */
export function readdirSync(folder: string): Entry[] {
  const entries = new Map<string, boolean>();
  const { paths, onNoFolder } = machine();
  const begin = `${resolve(folder)}/`;
  for (const file of paths) {
    if (!file.startsWith(begin)) continue;
    const [name = '', ...below] = file.slice(begin.length).split('/');
    entries.set(name, below.length > 0);
  }
  if (entries.size === 0) onNoFolder?.(folder);
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
