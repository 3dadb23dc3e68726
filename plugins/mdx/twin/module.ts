import type { Twin, TwinPart } from './parts.ts';

/** The parts as what stands inside an element of JSX. */
const jsxOf = (parts: readonly TwinPart[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return `{${JSON.stringify(part)}}`;
      if ('expression' in part) return `{${part.expression}}`;
      const { name, attributes, children } = part;
      return `<${name}${attributes}>${jsxOf(children)}</${name}>`;
    })
    .join('');

/** Names of the components that stand in the parts: not of elements of HTML. */
function componentsIn(parts: readonly TwinPart[], found = new Set<string>()): Set<string> {
  for (const part of parts) {
    if (typeof part === 'string' || 'expression' in part) continue;
    const [name = ''] = part.name.split('.');
    if (/^[A-Z]/.test(name)) found.add(name);
    componentsIn(part.children, found);
  }
  return found;
}

/**
 * The module that stands for a page where the twins are rendered: text is text, and only components are left to render. Those that
 * the page does not import are the theme's.
 *
 * @param file address of the page's file below the folder of all pages, as messages name it.
 */
export function twinModule({ modules, names, parts }: Twin, file: string): string {
  const given = [...componentsIn(parts)].filter((name) => !names.has(name));
  const lines = given.map(
    (name) => `  if (!${name}) throw new Error(${JSON.stringify(`There is no component ${name}: ${file}`)});`,
  );
  return `import { useMDXComponents } from '@mdx-js/react';
${modules.join('\n')}
export default function MDXContent() {
  const { ${given.join(', ')} } = useMDXComponents();
${lines.join('\n')}
  return <>${jsxOf(parts)}</>;
}
`;
}
