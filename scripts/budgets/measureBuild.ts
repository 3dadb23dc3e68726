import fs from 'node:fs';
import path from 'node:path';
import { routeOf } from '../../model/routes.ts';
import { bytesSent } from '../../plugins/app/offline/describeRelease.ts';
import { messageOf } from '../../plugins/content/diagnostic.ts';
import { listBelow } from '../../plugins/content/sourceFiles.ts';
import { UserError } from '../run.mjs';
import { type Worst, worstByTemplate } from './budgets.ts';
import { type BuiltFiles, measurePage, sentSize } from './measure.ts';

/** Files that are loaded together, by their names without hashes. Zod, which some programs import, has no budget. */
const LOADED_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  program: ['program', 'compile', 'frame', 'worker'],
  playground: ['playground', 'compile', 'editor'],
  exercise: ['exercise', 'compile', 'editor'],
  search: ['search', 'search-worker'],
  'search index': ['headings', 'bodies'],
};

/** Folders of such files. */
const LOADED_LATE = /^(?:(?:js|css)\/async|run|search)\//;

/** Bytes, as sent, of files that are loaded on intent, with their sheets. @throws for one that the build does not have. */
export function measureChunk(build: string, name: string): number {
  const files = listBelow(path.join(build, 'static'));
  const found = (LOADED_TOGETHER[name] ?? [name]).flatMap((part) => {
    const own = files.filter((file) => LOADED_LATE.test(file) && path.basename(file).startsWith(`${part}.`));
    if (own.every((file) => file.endsWith('.css')))
      throw new UserError(`The build has no file "${part}", which "${name}" loads.`);
    return own.map((file) => path.join(build, 'static', file));
  });
  return found.reduce((sum, file) => sum + sentSize(fs.readFileSync(file), file), 0);
}

function readBuiltFiles(build: string): BuiltFiles {
  const sizes = new Map<string, number>();
  const load = (address: string) => fs.readFileSync(path.join(build, decodeURIComponent(address)));
  return {
    text: (address) => load(address).toString('utf8'),
    sentSize(address) {
      const known = sizes.get(address) ?? sentSize(load(address), address);
      sizes.set(address, known);
      return known;
    },
  };
}

/**
 * The heaviest page of each template, as fast compression ranks them: Brotli at its best takes 0.1 s a page. The page that
 * browsers show without a network does not count: it is never loaded then.
 */
export function measureBuild(build: string): Map<string, Worst> {
  const built = readBuiltFiles(build);
  const measure = (names: readonly string[], sizeOf?: (text: string) => number) =>
    new Map(
      names.map((name) => {
        try {
          return [routeOf(name), measurePage(fs.readFileSync(path.join(build, name), 'utf8'), built, sizeOf)];
        } catch (error) {
          throw new UserError(`doc_build/${name} ${messageOf(error)}`);
        }
      }),
    );
  const pages = listBelow(build).filter((name) => name.endsWith('.html') && name !== 'offline.html');
  const ranked = [...worstByTemplate(measure(pages, bytesSent)).values()];
  const heaviest = new Set(ranked.flatMap(({ routes }) => Object.values(routes)));
  return worstByTemplate(measure(pages.filter((name) => heaviest.has(routeOf(name)))));
}
