import path from 'node:path';

/**
 * Names the classes of CSS modules by component and class: `Sidebar-links`. The bundler's own names end in a hash, which
 * no compression makes smaller.
 *
 * @returns a function as css-loader's `getLocalIdent`.
 * @throws when two modules would share a name; it names both files.
 */
export function createClassNames(): (
  context: { resourcePath: string },
  _pattern: string,
  local: string,
) => string {
  const owners = new Map<string, string>();
  return ({ resourcePath }, _pattern, local) => {
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
