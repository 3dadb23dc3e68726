/** Errors in the source of a program, with their offsets. */
import { typescriptLanguage } from '@codemirror/lang-javascript';

const parse = (source: string) => typescriptLanguage.parser.parse(source);

type SyntaxNode = ReturnType<typeof parse>['topNode'];

/** Offset of the first error of the editor's parser, closer to a mistake than the compiler's; undefined for no error. */
export function firstParserError(source: string): number | undefined {
  let at: number | undefined;
  parse(source).iterate({
    enter({ type, from }) {
      if (type.isError) at ??= from;
    },
  });
  return at;
}

const isFunction = (node: SyntaxNode) => node.name === 'ArrowFunction' || node.getChild('ParamList') !== null;

/** The nearest node around another one that fits. */
function closest(node: SyntaxNode, fits: (around: SyntaxNode) => boolean): SyntaxNode | null {
  let around = node.parent;
  while (around && !fits(around)) around = around.parent;
  return around;
}

const SCOPES: readonly string[] = ['Script', 'Block', 'SwitchBody', 'ForStatement', 'CatchClause'];

/** Name and scope of a declaration; undefined for a signature alone. Parameters share the scope of the body of their function. */
function keyOf({ parent: declaration }: SyntaxNode, name: string): string | undefined {
  if (!declaration || (declaration.name === 'FunctionDeclaration' && !declaration.getChild('Block')))
    return undefined;
  const scope = closest(declaration, (around) => SCOPES.includes(around.name) || isFunction(around));
  const outer = scope?.parent;
  const { from, type } =
    (scope?.name === 'Block' && outer && isFunction(outer) ? outer : scope) ?? declaration;
  return `${type.name} ${from} ${name}`;
}

/**
 * The first error that the compiler accepts and a browser does not: `await` in a function that is not asynchronous, or a
 * name that is declared twice in one scope.
 *
 * @returns its offset, and the message of Bun; undefined for none of these.
 */
export function firstEarlyError(source: string): { at: number; message: string } | undefined {
  let first: { at: number; message: string } | undefined;
  const declared = new Set<string>();
  parse(source).iterate({
    enter({ name, from, to, node }) {
      if (name === 'await' && closest(node, isFunction)?.getChild('async') === null)
        first ??= { at: from, message: '"await" can only be used inside an "async" function' };
      if (name !== 'VariableDefinition') return;
      const defined = source.slice(from, to);
      const key = keyOf(node, defined);
      if (key === undefined) return;
      if (declared.has(key)) first ??= { at: from, message: `"${defined}" has already been declared` };
      declared.add(key);
    },
  });
  return first;
}
