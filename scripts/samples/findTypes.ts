/** Finds the names of the framework in the samples, and their types (`samples/types.json`). */
import fs from 'node:fs';
import path from 'node:path';
import type { Identifier, Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import {
  API,
  type Checker,
  type Symbol as Name,
  NodeBuilderFlags,
  SymbolFlags,
} from 'typescript/unstable/sync';
import {
  type FrameworkType,
  hashOfCode,
  nameOfType,
  type RecordedTypes,
  type TypeMark,
  writeMarks,
} from '../../model/frameworkTypes.ts';
import { readVersions, SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { codeOf, regionsOf } from '../../plugins/mdx/samples/read.ts';

/** False statements in the framework's own comments, by the key of the type: readers never see them. */
export const FALSE_DOCS: Readonly<Record<string, { text: string; truth: string }>> = JSON.parse(
  fs.readFileSync(path.join(SAMPLES_DIR, 'falseDocs.json'), 'utf8'),
);

/** Declarations of the framework. */
const DECLARED = /\/node_modules\/burger-api\/dist\//;

/** Names that came after the documented version: readers do not have them. */
const LATER = /\b(?:apiRoutes|pageRoutes|RouteDefinition|PageDefinition)\b/;

/** Marks a name while regions are cut out of a file: a character that no program has, another one for each name. */
const firstMark = 0xe000;
const MARKS = /[\ue000-\uf8ff]/g;

function identifiersOf(source: Node): Identifier[] {
  const found: Identifier[] = [];
  const walk = (node: Node) => {
    node.forEachChild((child) => {
      if (is.isIdentifier(child)) found.push(child);
      walk(child);
    });
  };
  walk(source);
  return found;
}

/** The property behind a key of an object or of a destructuring pattern; undefined for any other place. */
function propertyAt(checker: Checker, node: Identifier): Name | undefined {
  const { parent, text } = node;
  const holder = parent.parent;
  const type =
    is.isObjectLiteralExpression(holder) && 'name' in parent && parent.name === node
      ? checker.getContextualType(holder)
      : is.isBindingElement(parent) &&
          is.isObjectBindingPattern(holder) &&
          (parent.propertyName ?? parent.name) === node
        ? checker.getTypeAtLocation(holder)
        : undefined;
  return type && checker.getPropertyOfType(checker.getNonNullableType(type) ?? type, text);
}

/** Where the framework declares a name; undefined for names of others. */
function declarationOf(name: Name): Node | undefined {
  return name.declarations.find((declaration) => DECLARED.test(declaration.path))?.resolve();
}

/** Names of the declarations around a node, outermost first: `openapi`, `externalDocs`. */
function ownersOf(node: Node): string[] {
  const { parent } = node;
  if (!parent || is.isSourceFile(parent)) return [];
  const named =
    is.isInterfaceDeclaration(parent) ||
    is.isClassDeclaration(parent) ||
    is.isTypeAliasDeclaration(parent) ||
    is.isPropertySignatureDeclaration(parent);
  return [...ownersOf(parent), ...(named && parent.name ? [parent.name.getText()] : [])];
}

/** The text of a declaration without comments, indented by two spaces as the samples are. */
function plainText(node: Node): string {
  const text = node.getText().replace(/\/\*\*[\s\S]*?\*\/\s*/g, '');
  const outer = /\n( *)\S[^\n]*$/.exec(text)?.[1]?.length ?? 0;
  return text
    .replace(/^(?:export )?(?:declare )?/, '')
    .replace(/^ +/gm, (spaces) => ' '.repeat(Math.max(spaces.length - outer, 0) / 2))
    .replace(/;$/, '');
}

function shapeOf(node: Node, members: readonly Node[]): string {
  const text = plainText(node);
  const own = members
    .filter((member) => !/^private\b/.test(plainText(member)))
    .filter((member) => !LATER.test(plainText(member)))
    .map((member) => `  ${plainText(member)};\n`);
  return `${text.slice(0, text.indexOf(' {'))} {\n${own.join('')}}`;
}

/** Whether the declared type of a property is known only where it is used. */
function isGeneric(node: Node): boolean {
  return is.isPropertySignatureDeclaration(node) && node.name.getText() === 'validated';
}

function signatureOf(checker: Checker, name: Name, declaration: Node, at: Node): string {
  if (is.isClassDeclaration(declaration) || is.isInterfaceDeclaration(declaration))
    return shapeOf(declaration, [...declaration.members]);
  const owners = ownersOf(declaration);
  const text = plainText(declaration);
  if (owners.length === 0) return text;
  if (!isGeneric(declaration)) return `${owners.join('.')}.${text}`;
  const type = checker.getTypeOfSymbolAtLocation(name, at);
  return `${owners.join('.')}.${name.name}: ${checker.typeToString(type, at, NodeBuilderFlags.NoTruncation)}`;
}

/** The lines of a comment, with lines joined that the framework's source only wraps at its line limit. */
const linesOf = (text: string) =>
  text
    .replaceAll('\r', '')
    .replace(/([^\n:.])\n(?=[^\n-])/g, '$1 ')
    .trim();

/** The framework's documentation of a name, and of its parameters below an empty line; may be empty. */
function docOf(checker: Checker, name: Name): string {
  const parameters = checker
    .getJsDocTagsOfSymbol(name)
    .filter((tag) => tag.name === 'param')
    .map(({ text = '' }) => linesOf(text).replace(/^(\w+) (?:- )?/, '- `$1`: '));
  return `${linesOf(checker.getDocumentationCommentOfSymbol(name))}\n\n${parameters.join('\n')}`.trim();
}

/** Key and type of a name; undefined for one that is not of the framework. */
function typeOf(checker: Checker, symbol: Name, at: Identifier): [key: string, FrameworkType] | undefined {
  const name = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = declarationOf(name);
  if (!declaration) return undefined;
  const plain = [...ownersOf(declaration), name.name].join('.');
  const signature = signatureOf(checker, name, declaration, at);
  const key = isGeneric(declaration) ? `${plain}#${hashOfCode(signature)}` : plain;
  return [key, { signature, doc: docOf(checker, name) || undefined }];
}

/** Texts of a file that pages may show, the whole and its regions, with their marks. @param marks in the order of the file. */
function shownTexts(source: string, marks: readonly TypeMark[]): { text: string; marks: TypeMark[] }[] {
  const marked = marks.reduceRight(
    (text, { offset }, index) =>
      text.slice(0, offset) + String.fromCharCode(firstMark + index) + text.slice(offset),
    source,
  );
  return [undefined, ...regionsOf(source)].flatMap((region) => {
    const shown = codeOf(marked, region);
    if (shown === undefined) return [];
    const own = [...shown.matchAll(MARKS)].flatMap(([mark], before, all) => {
      const type = marks[mark.charCodeAt(0) - firstMark]?.type;
      return type === undefined ? [] : [{ offset: (all[before]?.index ?? 0) - before, type }];
    });
    return own.length > 0 ? [{ text: shown.replace(MARKS, ''), marks: own }] : [];
  });
}

/** Marks that are true in every place of a text: in two places a name may be of two types. */
function inBoth(marks: readonly TypeMark[], others = marks): TypeMark[] {
  return marks.filter(({ offset, type }) =>
    others.some((other) => other.offset === offset && other.type === type),
  );
}

/** @param root of programs with a `tsconfig.json`. @throws when two programs have one hash. */
export function findTypes(root: string): RecordedTypes {
  const api = new API({ cwd: root });
  try {
    const config = path.join(root, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} cannot be read.`);
    const { checker, program, rootFiles } = project;
    const types = new Map<string, FrameworkType>();
    const code = new Map<string, { text: string; marks: readonly TypeMark[] }>();
    for (const file of rootFiles.toSorted()) {
      const source = program.getSourceFile(file);
      if (!source) continue;
      const nodes = identifiersOf(source);
      const symbols = checker.getSymbolAtLocation(nodes);
      const marks = nodes.flatMap((node, index): TypeMark[] => {
        const symbol = propertyAt(checker, node) ?? symbols[index];
        const found = symbol && typeOf(checker, symbol, node);
        if (!found) return [];
        types.set(...found);
        return [{ offset: node.getStart(), type: found[0] }];
      });
      for (const shown of shownTexts(fs.readFileSync(file, 'utf8'), marks)) {
        const hash = hashOfCode(shown.text);
        const other = code.get(hash);
        if (other && other.text !== shown.text)
          throw new Error(`${file} has the hash of another program: change a character of its comments.`);
        code.set(hash, { text: shown.text, marks: inBoth(shown.marks, other?.marks) });
      }
    }
    const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
    return {
      framework: readVersions(SAMPLES_DIR).framework,
      types: Object.fromEntries([...types].sort(byKey)),
      code: Object.fromEntries([...code].sort(byKey).map(([hash, { marks }]) => [hash, writeMarks(marks)])),
    };
  } finally {
    api.close();
  }
}

/** @returns a description of the failure; undefined without one. */
export function checkRecordedTypes(root: string, record: boolean): string | undefined {
  const { framework, types: found, code } = findTypes(root);
  const entries = Object.entries(found);
  const later = entries.find(([key]) => LATER.test(key));
  if (later) return `a sample uses ${later[0]}, which came after 0.5.0.`;
  for (const [name, { text }] of Object.entries(FALSE_DOCS))
    if (!entries.some(([key, { doc }]) => nameOfType(key) === name && doc?.includes(text)))
      return `samples/falseDocs.json: no comment of ${name} contains "${text}" any more.`;
  const types = Object.fromEntries(
    entries.map(([key, { signature, doc }]) => [
      key,
      { signature, doc: nameOfType(key) in FALSE_DOCS ? undefined : doc },
    ]),
  );
  const file = path.join(root, 'types.json');
  const text = `${JSON.stringify({ framework, types, code }, null, 2)}\n`;
  if (record) fs.writeFileSync(file, text);
  else if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text)
    return 'names of the framework in the samples, or their types, are others than recorded. Record them: npm run samples -- --record <name of a changed sample>';
  return undefined;
}
