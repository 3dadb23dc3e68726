import fs from 'node:fs';
import path from 'node:path';
import { UserError } from '../run.mjs';
import { type BuiltFiles, type Figures, measurePage, sentSize } from './measure.ts';

/** `docs/index.html` → `/docs/`. */
const routeOf = (name: string) =>
  `/${name.split(path.sep).join('/')}`.replace(/(?:(?<=\/)index)?\.html$/, '');

/**
 * Measures every page of a built site.
 *
 * @param build absolute path of the build.
 * @returns figures by route.
 */
export function measureBuild(build: string): Map<string, Figures> {
  const sizes = new Map<string, number>();
  const load = (address: string) => fs.readFileSync(path.join(build, decodeURIComponent(address)));
  const built: BuiltFiles = {
    text: (address) => load(address).toString('utf8'),
    sentSize(address) {
      const size = sizes.get(address) ?? sentSize(load(address), address);
      sizes.set(address, size);
      return size;
    },
  };
  const pages = fs
    .readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'));
  return new Map(
    pages.sort().map((name) => {
      try {
        return [routeOf(name), measurePage(fs.readFileSync(path.join(build, name), 'utf8'), built)];
      } catch (error) {
        throw new UserError(`doc_build/${name} ${error instanceof Error ? error.message : error}`);
      }
    }),
  );
}
