import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { available, type Diagnostic, diagnostic } from '../content/diagnostic.ts';
import { isSample, listSamples } from '../content/samples/discover.ts';
import { applyEdits, type Edit, parseMdx } from './mdxSource.ts';
import { readShownSample, type ShownSample } from './samples/read.ts';

export interface Options {
  /** Absolute path of the folder of all samples. */
  samples: string;
  /** Absolute path of the module that exports the component. */
  component: string;
}

export interface Expansion {
  /** The page's source with every such element replaced. */
  source: string;
  /** Absolute paths of everything that the result depends on. */
  dependencies: string[];
  diagnostics: Diagnostic[];
}

function attributesOf<Name extends string>(
  { attributes }: MdxJsxFlowElement,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const entry of attributes) {
    const name = names.find((known) => 'name' in entry && entry.name === known);
    if (!name || typeof entry.value !== 'string') {
      const [last, ...others] = names.map((known) => `${known}="…"`).reverse();
      throw new Error(`takes ${others.reverse().join(', ')} and ${last} only.`);
    }
    found[name] = entry.value;
  }
  return found;
}

/**
 * Creates what replaces an element of a page, named as its component, by what is made from the sample that its `name` names.
 *
 * @param render MDX in place of the element. What it throws becomes a problem of the page, with file and line.
 */
export function createExpansion<Name extends string>(
  { element, attributes }: { element: string; attributes: readonly Name[] },
  render: (sample: ShownSample, attributes: Partial<Record<Name | 'name', string>>) => string,
) {
  return (source: string, file: string, { samples, component }: Options): Expansion => {
    const expansion: Expansion = { source, dependencies: [], diagnostics: [] };
    if (!source.includes(`<${element}`)) return expansion;
    const tree = parseMdx(source);
    if (!tree) return expansion;
    const edits: Edit[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== element || !node.position) return;
      const { start, end } = node.position;
      const edit = (text: string) => edits.push({ start: start.offset ?? 0, end: end.offset ?? 0, text });
      try {
        const found = attributesOf(node, ['name', ...attributes]);
        const { name = '' } = found;
        if (!isSample(samples, name))
          throw new Error(
            `names the sample "${name}", which does not exist. ${available('samples', name, listSamples(samples))}`,
          );
        const sample = readShownSample(samples, name);
        edit(render(sample, found));
        expansion.dependencies.push(...sample.dependencies);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        expansion.diagnostics.push(diagnostic(file, start.line, `<${element}> ${reason}`));
        // The rest of the page can be read, in development.
        edit('');
      }
    });
    expansion.source = applyEdits(source, edits);
    expansion.source += `\n\nimport { ${element} } from ${JSON.stringify(component)};\n`;
    return expansion;
  };
}
