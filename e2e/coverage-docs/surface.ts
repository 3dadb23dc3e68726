/** The interface and the messages of the framework's package, read from its declarations and its source. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';

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

/** Reader of the files of a folder. */
interface Reader {
  /** @throws for a missing file. */
  parse: (file: string) => Node;
  /** Names of all properties of an interface, those of others that it takes over among them. */
  allProperties: (source: Node, name: string) => string[];
}

/** Calls `visit` for every node below one. */
function walk(node: Node, visit: (node: Node) => void): void {
  node.forEachChild((child) => {
    visit(child);
    walk(child, visit);
  });
}

/** Names that a module exports with `export`, `export { … }` and `export type { … }`. */
function exportsOf(source: Node): string[] {
  const names: string[] = [];
  source.forEachChild((statement) => {
    if (is.isClassDeclaration(statement) && statement.name) names.push(statement.name.text);
    if (!is.isExportDeclaration(statement)) return;
    walk(statement, (node) => {
      if (is.isExportSpecifier(node)) names.push(node.name.getText());
    });
  });
  return names;
}

/** Public methods of the classes of a module. */
function methodsOf(source: Node): { name: string; of: string }[] {
  const found: { name: string; of: string }[] = [];
  source.forEachChild((statement) => {
    if (!is.isClassDeclaration(statement)) return;
    for (const member of statement.members) {
      if (!is.isMethodDeclaration(member) || /^private\b/.test(member.getText())) continue;
      found.push({ name: member.name.getText(), of: statement.name?.text ?? '' });
    }
  });
  return found;
}

/** Properties of the types that readers meet, those inside of others among them. */
function propertiesOf(source: Node): { name: string; of: string }[] {
  const found: { name: string; of: string }[] = [];
  source.forEachChild((statement) => {
    if (!is.isInterfaceDeclaration(statement) && !is.isTypeAliasDeclaration(statement)) return;
    const of = statement.name.text;
    if (!(of in TYPES)) return;
    walk(statement, (node) => {
      if (is.isPropertySignatureDeclaration(node)) found.push({ name: node.name.getText(), of });
    });
  });
  return found;
}

/** Exports that the framework reads from route modules: names, and the methods that it looks up one by one. */
function routeExportsOf(router: Node, routing: Node): string[] {
  const names = new Set<string>();
  walk(router, (node) => {
    if (is.isPropertyAccessExpression(node) && node.expression.getText() === 'routeModule')
      names.add(node.name.text);
  });
  walk(routing, (node) => {
    if (!is.isVariableDeclaration(node) || node.name.getText() !== 'HTTP_METHODS') return;
    walk(node, (text) => {
      if (is.isStringLiteral(text)) names.add(text.text);
    });
  });
  return [...names];
}

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
function messagesOf(source: Node): string[] {
  const found = new Set<string>();
  walk(source, (node) => {
    if (!is.isNewExpression(node) && !is.isCallExpression(node)) return;
    const [argument] = node.arguments ?? [];
    if (!argument || !SPEAKS.test(node.expression.getText())) return;
    const longest = fixedParts(argument)
      .map((part) => part.trim())
      .sort((a, b) => b.length - a.length)[0];
    const [sentence] = longest?.split(/(?<=[.!?]) /) ?? [];
    // A whole HTML page is not a message.
    if (sentence && sentence.length >= MIN_MESSAGE && !sentence.startsWith('<')) found.add(sentence);
  });
  return [...found];
}

/**
 * Runs `read` with a reader of files.
 *
 * @param typeRoots absolute path of the folder with the types of Bun.
 */
function withReader<T>(files: readonly string[], typeRoots: string, read: (reader: Reader) => T): T {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'surface-'));
  const config = path.join(dir, 'tsconfig.json');
  const compilerOptions = {
    allowJs: true,
    noEmit: true,
    strict: true,
    module: 'preserve',
    moduleResolution: 'bundler',
    typeRoots: [typeRoots],
    types: ['bun'],
  };
  fs.writeFileSync(config, JSON.stringify({ compilerOptions, files }));
  const api = new API({ cwd: dir });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const checker = project?.checker;
    return read({
      parse(file) {
        const source = project?.program.getSourceFile(file);
        if (!source) throw new Error(`${file} cannot be read.`);
        return source;
      },
      allProperties(source, name) {
        const names: string[] = [];
        source.forEachChild((statement) => {
          if (!is.isInterfaceDeclaration(statement) || statement.name.text !== name) return;
          const type = checker?.getTypeAtLocation(statement.name);
          if (type)
            names.push(...(checker?.getPropertiesOfType(type) ?? []).map((property) => property.name));
        });
        return names;
      },
    });
  } finally {
    api.close();
    fs.rmSync(dir, { recursive: true });
  }
}

/**
 * Everything of the framework that the docs must explain, without additions after the version that is documented.
 *
 * @param dir absolute path of the installed package.
 */
export function readSurface(dir: string): Item[] {
  const base = path.join(dir, 'dist/src');
  const all = fs.readdirSync(base, { recursive: true, encoding: 'utf8' }).sort();
  const scripts = all.filter((name) => name.endsWith('.js')).map((name) => path.join(base, name));
  const index = path.join(base, 'index.d.ts');
  const types = path.join(base, 'types/index.d.ts');
  const typeRoots = path.join(dir, '../@types');
  return withReader([index, types, ...scripts], typeRoots, ({ parse, allProperties }) => {
    const items: Item[] = [
      ...exportsOf(parse(index)).map(
        (name): Item => ({ kind: 'export', name, of: 'burger-api', page: 'reference/application' }),
      ),
      ...methodsOf(parse(index)).map(
        ({ name, of }): Item => ({ kind: 'method', name, of, page: 'reference/application' }),
      ),
      ...propertiesOf(parse(types)).flatMap(({ name, of }): Item[] => {
        const type = TYPES[of];
        return type ? [{ ...type, name, of }] : [];
      }),
      ...allProperties(parse(types), 'ServerOptions').map(
        (name): Item => ({ kind: 'option', name, of: 'ServerOptions', page: 'reference/application' }),
      ),
      ...routeExportsOf(
        parse(path.join(base, 'core/api-router.js')),
        parse(path.join(base, 'utils/routing.js')),
      ).map((name): Item => ({ kind: 'route export', name, of: 'route.ts', page: 'reference/route-files' })),
      ...scripts.flatMap((file) =>
        messagesOf(parse(file)).map(
          (name): Item => ({ kind: 'message', name, of: path.basename(file), page: 'reference/errors' }),
        ),
      ),
    ];
    const once = new Map(items.map((item) => [`${item.kind} ${item.of} ${item.name}`, item]));
    return [...once.values()].filter(({ name }) => !LATER.has(name));
  });
}
