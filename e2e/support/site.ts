import fs from 'node:fs';
import path from 'node:path';

/** Folder of the built site. */
export const BUILD = path.resolve(import.meta.dirname, '../../doc_build');

/** Clean addresses of every page, from the sitemap of the built site. */
export function readRoutes(): string[] {
  const xml = fs.readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => decodeURIComponent(new URL(url).pathname))
    .sort();
}

/** Built files whose name ends in `ending`, relative to the build, sorted. */
export function listFiles(ending: string): string[] {
  return fs
    .readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Text of a built file. */
export function readBuilt(file: string): string {
  return fs.readFileSync(path.join(BUILD, file), 'utf8');
}

/** File of the build that a clean address is served from. */
export function fileOfRoute(route: string): string {
  return route.endsWith('/') ? `${route.slice(1)}index.html` : `${route.slice(1)}.html`;
}
