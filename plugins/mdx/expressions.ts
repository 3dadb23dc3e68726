/** Values of expressions in pages. */
import vm from 'node:vm';
import { parse } from 'acorn';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import { hasMembers } from '../../model/jsonPointer.ts';
import { messageOf } from '../content/diagnostic.ts';

type MdxjsEsm = Extract<RootContent, { type: 'mdxjsEsm' }>;
export type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

/** Imported data of a page, by name. */
export type Scope = Readonly<Record<string, unknown>>;

/** Value of an expression; undefined for a comment. @throws for anything but data. */
export function readExpression(code: string, scope: Scope): unknown {
  try {
    return structuredClone(vm.runInNewContext(`[${code}\n][0]`, { ...scope }));
  } catch (error) {
    const cure = 'Write texts, numbers, lists and objects.';
    throw new Error(`needs a running page: ${(error as Error).message}. ${cure}`);
  }
}

/** Values of attributes; true for one without a value. @throws for anything but data. */
export function readAttributes(
  attributes: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[],
  scope: Scope,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      Object.assign(values, readExpression(`{${attribute.value}\n}`, scope));
      continue;
    }
    const { name, value } = attribute;
    if (typeof value !== 'object' || value === null) values[name] = value ?? true;
    else {
      try {
        values[name] = readExpression(value.value, scope);
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

/** @param dataOf data of a module; undefined for other modules. */
export const scopeOf = (tree: Root, dataOf: (module: string) => unknown): Scope =>
  Object.fromEntries(
    importsOf(tree)
      .map(({ name, module }) => [name, dataOf(module)] as const)
      .filter(([, data]) => data !== undefined),
  );

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
