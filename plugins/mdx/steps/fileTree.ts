/** Draws a project's files as a tree of text: folders first, then files, each by name, in the order of editors. */
export function fileTree(name: string, files: Iterable<string>): string {
  const draw = (paths: readonly string[], indent: string): string[] => {
    const folders = [...new Set(paths.flatMap((path) => /^(.*?)\//.exec(path)?.[1] ?? []))].sort();
    const names = [...folders, ...paths.filter((path) => !path.includes('/')).sort()];
    return names.flatMap((own, at) => {
      const [branch, below] = at === names.length - 1 ? ['└── ', '    '] : ['├── ', '│   '];
      if (at >= folders.length) return [indent + branch + own];
      const inside = paths.flatMap((path) =>
        path.startsWith(`${own}/`) ? [path.slice(own.length + 1)] : [],
      );
      return [`${indent}${branch}${own}/`, ...draw(inside, indent + below)];
    });
  };
  return [`${name}/`, ...draw([...files], '')].join('\n');
}
