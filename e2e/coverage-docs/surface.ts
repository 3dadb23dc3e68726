/** The interface and the messages of the framework's package, read from its declarations and its source. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, type Checker } from 'typescript/unstable/sync';

/** One thing that the docs must explain. */
export interface Item {
  kind: 'export' | 'method' | 'option' | 'property' | 'route export' | 'message';
  /** Name in the source; for a message its longest constant part. */
  name: string;
  /** Owner: a type, a class, a file. */
  of: string;
  /** Page below `/docs` where readers expect it. */
  page: string;
}

/** Names added after 0.5.0, the version that is documented. */
const LATER = new Set(['RouteDefinition', 'PageDefinition', 'apiRoutes', 'pageRoutes']);

/** Shortest constant part that identifies a message. */
const MIN_MESSAGE = 8;

/** Types whose properties readers write or read, and the page of each. */
const TYPES: Readonly<Record<string, { kind: Item['kind']; page: string }>> = {
  ServerOptions: { kind: 'option', page: 'reference/application' },
  BurgerRequest: { kind: 'property', page: 'reference/route-files' },
  RouteSchema: { kind: 'property', page: 'reference/route-files' },
  openapi: { kind: 'property', page: 'reference/route-files' },
};

/** Calls whose first argument reaches a reader: exceptions, lines of the console, bodies. */
const SPEAKS = /^(?:Error|Response|console\.\w+|Response\.json)$/;

function childrenOf(node: Node): Node[] {
  const found: Node[] = [];
  node.forEachChild((child) => {
    found.push(child);
  });
  return found;
}

/** All nodes below one. */
const below = (node: Node): Node[] => childrenOf(node).flatMap((child) => [child, ...below(child)]);

/** Names of all properties of an interface, those of others that it takes over among them. */
const allProperties = (source: Node, name: string, checker: Checker): string[] =>
  childrenOf(source).flatMap((statement) => {
    if (!is.isInterfaceDeclaration(statement) || statement.name.text !== name) return [];
    const type = checker.getTypeAtLocation(statement.name);
    return type ? checker.getPropertiesOfType(type).map((property) => property.name) : [];
  });

/** Names that a module exports with `export`, `export { … }` and `export type { … }`. */
const exportsOf = (source: Node): string[] =>
  childrenOf(source).flatMap((statement) => {
    if (is.isClassDeclaration(statement) && statement.name) return [statement.name.text];
    if (!is.isExportDeclaration(statement)) return [];
    return below(statement).flatMap((node) => (is.isExportSpecifier(node) ? [node.name.getText()] : []));
  });

/** A name that the docs must explain. */
const itemOf = (kind: Item['kind'], of: string, page: string) => (name: string) => ({ kind, name, of, page });

/** Public methods of the classes of a module. */
const methodsOf = (source: Node): Item[] =>
  childrenOf(source).flatMap((statement) => {
    if (!is.isClassDeclaration(statement)) return [];
    return statement.members.flatMap((member) => {
      if (!is.isMethodDeclaration(member) || /^private\b/.test(member.getText())) return [];
      return itemOf('method', statement.name?.text ?? '', 'reference/application')(member.name.getText());
    });
  });

/** Properties of the types that readers meet, those inside of others among them. */
const propertiesOf = (source: Node): Item[] =>
  childrenOf(source).flatMap((statement) => {
    if (!is.isInterfaceDeclaration(statement) && !is.isTypeAliasDeclaration(statement)) return [];
    const of = statement.name.text;
    const type = TYPES[of];
    return below(statement).flatMap((node) =>
      type && is.isPropertySignatureDeclaration(node) ? [{ ...type, name: node.name.getText(), of }] : [],
    );
  });

/** Exports that the framework reads from route modules: names, and the methods that it looks up one by one. */
const routeExportsOf = (router: Node, routing: Node): string[] => [
  ...below(router).flatMap((node) =>
    is.isPropertyAccessExpression(node) && node.expression.getText() === 'routeModule'
      ? [node.name.text]
      : [],
  ),
  ...below(routing).flatMap((node) =>
    is.isVariableDeclaration(node) && node.name.getText() === 'HTTP_METHODS'
      ? below(node).flatMap((text) => (is.isStringLiteral(text) ? [text.text] : []))
      : [],
  ),
];

/** The fixed parts of a text that is put together. */
function fixedParts(node: Node): string[] {
  if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (is.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (is.isBinaryExpression(node)) return [...fixedParts(node.left), ...fixedParts(node.right)];
  if (is.isObjectLiteralExpression(node))
    return node.properties.flatMap((property) =>
      is.isPropertyAssignment(property) ? fixedParts(property.initializer) : [],
    );
  return [];
}

/** Messages of a module: of each message the first sentence of its longest fixed part. */
const messagesOf = (source: Node): string[] =>
  below(source).flatMap((node) => {
    if (!is.isNewExpression(node) && !is.isCallExpression(node)) return [];
    const [argument] = node.arguments ?? [];
    if (!argument || !SPEAKS.test(node.expression.getText())) return [];
    const parts = fixedParts(argument).map((part) => part.trim());
    const [longest = ''] = parts.sort((a, b) => b.length - a.length);
    const [sentence = ''] = longest.split(/(?<=[.!?]) /);
    // A whole HTML page is not a message.
    return sentence.length >= MIN_MESSAGE && !sentence.startsWith('<') ? [sentence] : [];
  });

/**
 * Everything of the framework that the docs must explain, without additions after the version that is documented.
 *
 * @param dir absolute path of the installed package.
 */
export function readSurface(dir: string): Item[] {
  const base = path.join(dir, 'dist/src');
  const all = fs.readdirSync(base, { recursive: true, encoding: 'utf8' }).sort();
  const scripts = all.filter((name) => name.endsWith('.js'));
  const files = ['index.d.ts', 'types/index.d.ts', ...scripts].map((name) => path.join(base, name));
  const compilerOptions = {
    allowJs: true,
    noEmit: true,
    strict: true,
    module: 'preserve',
    moduleResolution: 'bundler',
    typeRoots: [path.join(dir, '../@types')],
    types: ['bun'],
  };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'surface-'));
  const config = path.join(folder, 'tsconfig.json');
  fs.writeFileSync(config, JSON.stringify({ compilerOptions, files }));
  const api = new API({ cwd: folder });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error('The package cannot be read.');
    const parse = (file: string) => {
      const source = project.program.getSourceFile(path.join(base, file));
      if (!source) throw new Error(`${file} cannot be read.`);
      return source;
    };
    const [index, types] = [parse('index.d.ts'), parse('types/index.d.ts')];
    const routeExports = routeExportsOf(parse('core/api-router.js'), parse('utils/routing.js'));
    const options = allProperties(types, 'ServerOptions', project.checker);
    const items: Item[] = [
      ...exportsOf(index).map(itemOf('export', 'burger-api', 'reference/application')),
      ...methodsOf(index),
      ...propertiesOf(types),
      ...options.map(itemOf('option', 'ServerOptions', 'reference/application')),
      ...routeExports.map(itemOf('route export', 'route.ts', 'reference/route-files')),
      ...scripts.flatMap((file) =>
        messagesOf(parse(file)).map(itemOf('message', path.basename(file), 'reference/errors')),
      ),
    ];
    const once = new Map(items.map((item) => [`${item.kind} ${item.of} ${item.name}`, item]));
    return [...once.values()].filter(({ name }) => !LATER.has(name));
  } finally {
    api.close();
    fs.rmSync(folder, { recursive: true });
  }
}
