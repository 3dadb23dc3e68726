/** Every word of the interface is in `words.json`, and nothing else is. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';
import { BUILD_KEYS } from '../plugins/content/translations.ts';
import { PROJECT_ROOT } from '../plugins/projectRoot.ts';
import messages from '../words.json';

const TSCONFIG = path.join(PROJECT_ROOT, 'tsconfig.json');

const api = new API({ cwd: PROJECT_ROOT });
afterAll(() => api.close());

const project = api.updateSnapshot({ openProjects: [TSCONFIG] }).getProject(TSCONFIG);

/** Parsed source files of a folder, without tests. */
const sourcesOf = (folder: string) =>
  fs
    .readdirSync(path.join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = project?.program.getSourceFile(path.join(PROJECT_ROOT, folder, file));
      return source ? [{ file: file.split(path.sep).join('/'), source }] : [];
    });

const sources = sourcesOf('theme');

/** Calls `visit` for a node and its descendants; true skips the children of a node. */
function walk(node: Node, visit: (node: Node) => boolean | undefined): void {
  if (visit(node)) return;
  node.forEachChild((child) => walk(child, visit));
}

/** Attributes whose text is shown or read out. */
const SPOKEN = /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label)$/;

const LETTER = /\p{L}/u;

/** Possible string values of an expression. */
function textsOf(node: Node): string[] {
  if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (is.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (is.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (is.isBinaryExpression(node)) return [...textsOf(node.left), ...textsOf(node.right)];
  if (is.isParenthesizedExpression(node)) return textsOf(node.expression);
  if (is.isJsxExpression(node)) return node.expression ? textsOf(node.expression) : [];
  return [];
}

/** Literal texts of a component. Names of keyboard keys do not count. */
function wordsOf(root: Node): string[] {
  const found: string[] = [];
  walk(root, (node) => {
    if (is.isJsxElement(node) && node.openingElement.tagName.getText() === 'kbd') return true;
    if (is.isJsxText(node)) found.push(node.text);
    if (is.isJsxAttribute(node) && SPOKEN.test(node.name.getText()) && node.initializer)
      found.push(...textsOf(node.initializer));
    if (is.isJsxExpression(node) && !is.isJsxAttribute(node.parent)) found.push(...textsOf(node));
    return undefined;
  });
  return found.filter((text) => LETTER.test(text)).map((text) => text.trim());
}

/** Keys of `#words` that a module imports. */
function keysOf(root: Node): string[] {
  const keys: string[] = [];
  walk(root, (node) => {
    if (!is.isImportDeclaration(node)) return undefined;
    if (textsOf(node.moduleSpecifier)[0] === '#words')
      walk(node, (part) => {
        if (is.isImportSpecifier(part)) keys.push((part.propertyName ?? part.name).getText());
        return undefined;
      });
    return true;
  });
  return keys;
}

test('the theme is read', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(SyntaxKind[sources[0]?.source.kind ?? 0]).toBe('SourceFile');
});

test('no component has words of its own', () => {
  expect(sources.flatMap(({ file, source }) => wordsOf(source).map((word) => `${file}: ${word}`))).toEqual(
    [],
  );
});

test('every message is used somewhere', () => {
  const used = new Set([
    ...[...sources, ...sourcesOf('drawings')].flatMap(({ source }) => keysOf(source)),
    ...BUILD_KEYS,
  ]);
  expect(Object.keys(messages).filter((key) => !used.has(key))).toEqual([]);
  expect([...used].filter((key) => !(key in messages))).toEqual([]);
});

test('a form for one has a form for others', () => {
  const ones = Object.keys(messages).filter((key) => /One$/.test(key));
  expect(ones.length).toBeGreaterThan(0);
  expect(ones.filter((key) => !(key.replace(/One$/, 'Other') in messages))).toEqual([]);
});
