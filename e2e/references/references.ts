/** References in the project's documents and comments: files, chapters of documents, requirements. */
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { listCheckout } from '../../scripts/copyCheckout.ts';

/** Something that a text refers to. */
export interface Reference {
  /** As it is written: `plugins/csp`, `../LICENSE`, `holds.md T8`. */
  target: string;
  /** 1-based line in the file. */
  line: number;
  /** A link is resolved relative to its file; all others match by the last parts of their path. */
  kind: 'link' | 'name' | 'part';
}

/** The files of the project, as paths with `/` relative to its root, and its folders. */
export interface Tree {
  files: ReadonlySet<string>;
  folders: ReadonlySet<string>;
}

/** Endings that only files of the project have in a text, so that a name alone is enough. */
const SOURCE = /[\w\]-]\.(?:tsx?|mjs|mdx?|css)$/;

/** A path without blanks, patterns and placeholders. */
const PATH = /^(?:\.{1,2}\/)*[\w@.-]+(?:\/[\w@.[\]-]+)*\/?$/;

/** `name.md`, with the part of it that is meant: `holds.md T8, T22`, `specification.md BLOG`, `design.md#look`. */
const DOCUMENT =
  /(?<![\w/])([\w./-]*[\w-]\.md)(?:#([\w-]+)|\s+((?:T|H)\d+(?:(?:,| and| to) (?:T|H)\d+)*|[A-Z]+(?![\w-])))?/g;

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The project's files and folders without those that git ignores. */
export function readTree(): Tree {
  const files = listCheckout();
  const parts = files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index)));
  return { files: new Set(files), folders: new Set(parts) };
}

/** Comments of a program or style sheet, each with its 1-based line; their text is Markdown. */
export function commentsOf(source: string): { text: string; line: number }[] {
  const comments = source.matchAll(/^[ \t{]*\/\*+([\s\S]*?)\*\/|(?<=^|\s)\/\/ (.*)$/gm);
  return [...comments].map(({ 1: block, 2: text = '', index }) => ({
    text: block?.replace(/^[ \t]*\* ?/gm, '') ?? text,
    line: source.slice(0, index).split('\n').length,
  }));
}

/** True for inline code that names a file or folder of the project. */
function namesFile(code: string, { folders }: Tree): boolean {
  if (!PATH.test(code)) return false;
  const [first = ''] = code.split('/');
  return SOURCE.test(code) || (code.includes('/') && folders.has(first));
}

/**
 * References in a Markdown text: links, files in backticks, and documents by their name. Blocks of code are examples.
 *
 * @param line 1-based line at which the text begins in its file.
 */
export function referencesIn(markdown: string, line: number, tree: Tree): Reference[] {
  const references: Reference[] = [];
  visit(parser.parse(markdown) as Root, (node) => {
    const at = line + (node.position?.start.line ?? 1) - 1;
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      if (!/^[a-z]+:/.test(node.url)) references.push({ target: node.url, line: at, kind: 'link' });
    } else if (node.type === 'inlineCode') {
      const [target = ''] = node.value.split(/[:#](?=[\w-]+$)/);
      if (namesFile(target, tree)) references.push({ target, line: at, kind: 'name' });
    } else if (node.type === 'text') {
      for (const { 1: name = '', 2: anchor, 3: part, index } of node.value.matchAll(DOCUMENT)) {
        const place = at + node.value.slice(0, index).split('\n').length - 1;
        references.push({ target: name, line: place, kind: 'name' });
        if (anchor) references.push({ target: `${name}#${anchor}`, line: place, kind: 'part' });
        for (const id of part?.match(/[A-Z]+\d*/g) ?? [])
          references.push({ target: `${name} ${id}`, line: place, kind: 'part' });
      }
    }
  });
  return references;
}

/** Finds a file or folder by its whole path or its last parts; undefined without a match. */
export function findPath(target: string, from: string, { files, folders }: Tree): string | undefined {
  const isFolder = target.endsWith('/');
  const bare = target.replace(/\/$/, '');
  const all = isFolder ? [...folders] : [...files, ...folders];
  if (/^\.{1,2}\//.test(bare)) {
    const seen = path.posix.join(path.posix.dirname(from), bare);
    return all.find((name) => name === seen);
  }
  return all.find((name) => name === bare) ?? all.find((name) => name.endsWith(`/${bare}`));
}

/** Possible targets in a document: anchors of its headings and of `<a id>`, and the letters of its chapters. */
export function partsOf(markdown: string): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  const parts = new Set<string>();
  visit(parser.parse(markdown) as Root, (node) => {
    if (node.type === 'heading') {
      const text = textOf(node);
      parts.add(slugger.slug(text));
      const letters = /\(([A-Z]+)\)$/.exec(text)?.[1];
      if (letters) parts.add(letters);
    } else if (node.type === 'html') {
      for (const [, id = ''] of node.value.matchAll(/ id="([^"]+)"/g)) parts.add(id.toUpperCase());
    }
  });
  return parts;
}

/** Ids of requirements in a text, with their clauses: `ST-3`, `NAV-4.a`. @param chapters letters of the chapters. */
export function requirementsIn(text: string, chapters: readonly string[]): string[] {
  return text.match(new RegExp(`\\b(?:${chapters.join('|')})-\\d+(?:\\.[a-z])?\\b`, 'g')) ?? [];
}
