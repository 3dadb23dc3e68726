/** Built pages as trees, for tests without a browser. */
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { BUILD, fileOfRoute, readBuilt } from './builtSite.ts';

export { select, selectAll, textOf };

const trees = new Map<string, Root>();

/** HTML of a page whose code is text without the elements of its colours: they are half of all there is to parse. */
export const withoutColours = (html: string) =>
  html.replace(/<pre\b.*?<\/pre>/gs, (code) => code.replace(/<\/?span\b[^>]*>/g, ''));

/** A built page, read once in each process, its code without colours; the not-found page is `/404`. */
export function treeOf(route: string, build = BUILD): Root {
  const key = `${build} ${route}`;
  const tree = trees.get(key) ?? fromHtml(withoutColours(readBuilt(fileOfRoute(route), build)));
  trees.set(key, tree);
  return tree;
}

/** Value of an attribute, by the name of its property; undefined without it. */
export function property(element: Element | undefined, name: string): string | undefined {
  const value = element?.properties[name];
  return value === undefined || value === null ? undefined : [value].flat().join(' ');
}

export const hrefOf = (element: Element | undefined): string => property(element, 'href') ?? '';

/** The first element that matches a selector; throws without one. */
export function one(selector: string, tree: Root | Element): Element {
  const found = select(selector, tree);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Text of all elements that match a selector, with white space collapsed and trimmed. */
export const textsOf = (selector: string, tree: Root | Element): string[] =>
  selectAll(selector, tree).map((element) => textOf(element).replace(/\s+/g, ' ').trim());

/** Addresses of all links that a selector names. */
export const hrefsOf = (selector: string, tree: Root | Element): string[] =>
  selectAll(selector, tree).map(hrefOf);
