import path from 'node:path';

/**
 * `getLocalIdent` of css-loader: `Sidebar-links`. The default names end in a hash, which does not compress.
 * @throws when two modules share a name.
 */
export function createClassNames() {
  const owners = new Map<string, string>();
  return ({ resourcePath }: { resourcePath: string }, _pattern: string, local: string) => {
    const component = path.basename(resourcePath).replace(/(?:\.module)?\.css$/, '');
    const owner = owners.get(component) ?? resourcePath;
    if (owner !== resourcePath)
      throw new Error(
        `The style sheets ${owner} and ${resourcePath} would give their classes the same names: rename one of the components.`,
      );
    owners.set(component, resourcePath);
    return `${component}-${local}`;
  };
}
