/** Static evaluation of expressions in pages. */
import { parse } from 'acorn';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import { hasMembers } from '../../model/jsonPointer.ts';
import { messageOf } from '../content/diagnostic.ts';

type MdxjsEsm = Extract<RootContent, { type: 'mdxjsEsm' }>;
export type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

type Statement = Program['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];

/** Declared and imported values of a page, lazy. */
export type Scope = ReadonlyMap<string, () => unknown>;

const CURE = 'Write texts, numbers, lists, objects, and names that the page exports as such.';

/** @throws for anything but data. */
function evaluate(expression: Expression, scope: Scope): unknown {
  const read = (part: Expression) => evaluate(part, scope);
  switch (expression.type) {
    case 'Literal':
      return expression.value;
    case 'TemplateLiteral':
      return expression.quasis
        .map(({ value }, at) => {
          const own = expression.expressions[at];
          return (value.cooked ?? '') + (own ? String(read(own)) : '');
        })
        .join('');
    case 'ArrayExpression':
      return expression.elements.map((element) => {
        if (!element || element.type === 'SpreadElement') throw unreadable('a list with a spread');
        return read(element);
      });
    case 'ObjectExpression':
      return Object.fromEntries(
        expression.properties.map((property) => {
          if (property.type !== 'Property' || property.computed) throw unreadable('a computed property');
          const { key, value } = property;
          const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
          return [name, read(value as Expression)];
        }),
      );
    case 'UnaryExpression': {
      const operand = read(expression.argument);
      if (expression.operator === '-' && typeof operand === 'number') return -operand;
      throw unreadable(`"${expression.operator}"`);
    }
    case 'Identifier': {
      if (expression.name === 'undefined') return undefined;
      const known = scope.get(expression.name);
      if (known) return known();
      throw unreadable(`"${expression.name}"`);
    }
    case 'MemberExpression': {
      const { object, property, computed } = expression;
      const whole = object.type === 'Super' ? undefined : read(object);
      const name = computed
        ? read(property as Expression)
        : property.type === 'Identifier'
          ? property.name
          : undefined;
      if (hasMembers(whole) && (typeof name === 'string' || typeof name === 'number')) return whole[name];
      throw unreadable('a property of what is no object');
    }
    default:
      throw unreadable(`a ${expression.type}`);
  }
}

const unreadable = (what: string) => new Error(`is ${what}, which only a running page knows. ${CURE}`);

/** Value of an expression; undefined for a comment. @throws for anything but data. */
export function readExpression(program: Program | null | undefined, scope: Scope): unknown {
  const [statement] = program?.body ?? [];
  if (!statement) return undefined;
  if (statement.type === 'ExpressionStatement') return evaluate(statement.expression, scope);
  throw unreadable(`a ${statement.type}`);
}

function spreadOf({ data }: MdxJsxExpressionAttribute, scope: Scope): Readonly<Record<string, unknown>> {
  const [statement] = data?.estree?.body ?? [];
  const object = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  const [spread] = object?.type === 'ObjectExpression' ? object.properties : [];
  const value = spread?.type === 'SpreadElement' ? evaluate(spread.argument, scope) : undefined;
  if (hasMembers(value)) return value;
  throw new Error(`spreads what is no object. ${CURE}`);
}

/** Values of attributes; true for one without a value. @throws for anything but data. */
export function readAttributes(
  attributes: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[],
  scope: Scope,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      Object.assign(values, spreadOf(attribute, scope));
      continue;
    }
    const { name, value } = attribute;
    if (typeof value !== 'object' || value === null) values[name] = value ?? true;
    else {
      try {
        values[name] = readExpression(value.data?.estree, scope);
      } catch (error) {
        throw new Error(`has ${name}={…}, which ${messageOf(error)}`);
      }
    }
  }
  return values;
}

export const importsOf = ({ children }: Root): { name: string; module: string }[] =>
  children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) => (statement.type === 'ImportDeclaration' ? [statement] : []))
    .flatMap(({ source, specifiers }) =>
      specifiers.map(({ local }) => ({ name: local.name, module: String(source.value) })),
    );

/** Exported constants and imported data of a page. @param dataOf data of a module; undefined for other modules. */
export function scopeOf({ children }: Root, dataOf: (module: string) => unknown): Scope {
  const scope = new Map<string, () => unknown>();
  for (const node of children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        const data = dataOf(String(statement.source.value));
        const name = statement.specifiers.find(({ type }) => type === 'ImportDefaultSpecifier')?.local.name;
        if (name !== undefined && data !== undefined) scope.set(name, () => data);
        continue;
      }
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') continue;
      for (const { id, init } of declared.declarations)
        if (id.type === 'Identifier' && init) scope.set(id.name, () => evaluate(init, scope));
    }
  }
  return scope;
}

/** An imported name as the value of an attribute. */
export class ImportedName {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export function expressionText(value: unknown): string {
  if (value instanceof ImportedName) return value.name;
  if (Array.isArray(value)) return `[${value.map(expressionText).join(',')}]`;
  if (!hasMembers(value)) return JSON.stringify(value);
  const properties = Object.entries(value).filter(([, own]) => own !== undefined);
  return `{${properties.map(([key, own]) => `${JSON.stringify(key)}:${expressionText(own)}`).join(',')}}`;
}

/** The program that an MDX parser creates. */
export const programOf = (source: string): Program =>
  parse(source, { ecmaVersion: 'latest', sourceType: 'module' }) as Program;
