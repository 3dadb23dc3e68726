/**
 * Holds on to: the engine's module `virtual-routes`, and the alias `react-lazy-with-preload` that it imports by. The table
 * is in what every page loads, and there is no option for a shorter one.
 */
import { NOT_FOUND_ATTRIBUTE, OFFLINE_DOCUMENT } from '../../../model/names.ts';
import { engineChanged } from '../changed.ts';

/**
 * What the engine writes for each page: a function that loads it, a component, and an entry of the table. The compiler
 * has been over it: quotes, breaks and comments may differ.
 */
const LOAD = /\b(loadRoute\d+)\s*=\s*\(\)\s*=>\s*(import\(\s*(?:\/\*[^*]*\*\/\s*)?"[^"]*"\s*\))/g;
const ENTRY =
  /\bpath:\s*(['"])([^'"]*)\1,\s*element:[^,]*?createElement\(Route(\d+)\),\s*filePath:\s*(['"])([^'"]*)\4/g;

/** File of a page as its address says it; generated pages have another. */
export function fileOfPath(path: string): string {
  return `${path.slice(1)}${path.endsWith('/') ? 'index' : ''}.mdx`;
}

/**
 * The engine's module of all routes, said in fewer bytes: once what is the same for every page, and for each page its
 * address and how to load it.
 *
 * @param code the module as the engine writes it.
 * @param language the engine's language of all pages.
 * @param base path that the site is served under, with a slash at both ends.
 * @throws when the module has another shape than this was written for.
 */
export function shortenRoutes(code: string, language: string, base: string): string {
  const loads = new Map([...code.matchAll(LOAD)].map(([, name, load]) => [name, load]));
  const entries = [...code.matchAll(ENTRY)].map(([, , path = '', index = '', , file = '']) => {
    const load = loads.get(`loadRoute${index}`);
    const own = file === fileOfPath(path) ? '' : `, ${JSON.stringify(file)}`;
    return load && `  route(${JSON.stringify(path)}, () => ${load}${own}),`;
  });
  if (entries.length === 0 || entries.length !== loads.size || entries.includes(undefined)) {
    const found = `${loads.size} ways to load pages, ${entries.length} entries`;
    throw engineChanged('module of routes', 'lightEntry/routes.ts', found);
  }
  return `import React from 'react';
import { lazyWithPreload } from 'react-lazy-with-preload';
${fileOfPath.toString()}
function route(path, load, filePath = fileOfPath(path)) {
  const Page = lazyWithPreload(load);
  const preload = () => Page.preload().then(load);
  return { path, element: React.createElement(Page), filePath, preload, lang: ${JSON.stringify(language)}, version: '' };
}
const html = typeof document === 'undefined' ? undefined : document.documentElement;
const bare = (path) => path.toLowerCase().replace(/(\\/index)?(\\.html)?\\/?$/, '');
// The page at this address is not kept: its document shows that, and its script cannot be had.
const absent = html?.getAttribute('${NOT_FOUND_ATTRIBUTE}') === '${OFFLINE_DOCUMENT}' ? bare(location.pathname) : undefined;
export const routes = [
${entries.join('\n')}
].filter(({ path }) => absent === undefined || bare(${JSON.stringify(base.slice(0, -1))} + path) !== absent);
`;
}
