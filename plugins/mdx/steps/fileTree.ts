interface Folder {
  [name: string]: Folder | null;
}

function add(root: Folder, file: string): void {
  const names = file.split('/');
  const last = names.pop() ?? '';
  let folder = root;
  for (const name of names) {
    const known = folder[name] ?? {};
    folder[name] = known;
    folder = known;
  }
  folder[last] = null;
}

function draw(folder: Folder, indent: string): string[] {
  // Folders first, then files, each by name: the order of editors.
  const names = Object.keys(folder).sort(
    (a, b) => Number(folder[a] === null) - Number(folder[b] === null) || (a < b ? -1 : 1),
  );
  return names.flatMap((name, index) => {
    const last = index === names.length - 1;
    const child = folder[name];
    const line = `${indent}${last ? '└── ' : '├── '}${name}${child ? '/' : ''}`;
    return child ? [line, ...draw(child, `${indent}${last ? '    ' : '│   '}`)] : [line];
  });
}

/** Draws a project's files as a tree of text. */
export function fileTree(name: string, files: Iterable<string>): string {
  const root: Folder = {};
  for (const file of files) add(root, file);
  return [`${name}/`, ...draw(root, '')].join('\n');
}
