import fs from 'node:fs';
import path from 'node:path';
import { routeOf } from '../../model/routes.ts';
import { messageOf } from '../../plugins/content/diagnostic.ts';
import { listBelow } from '../../plugins/content/sourceFiles.ts';
import { UserError } from '../run.mjs';
import { type BuiltFiles, type Figures, measurePage, sentSize } from './measure.ts';

/** Files that are loaded with a chunk, in addition to its script and sheet. Zod, which some programs import, has no budget. */
const LOADED_WITH: Readonly<Record<string, RegExp>> = {
  program: /^(?:run\/(?:frame|worker)|js\/async\/compile)\./,
  playground: /^js\/async\/(?:compile|editor)\./,
  exercise: /^js\/async\/(?:compile|editor)\./,
};

/**
 * Bytes, as sent, of a chunk that is loaded on intent: its script, its sheet, and the files loaded with it.
 * @throws when the build has no script of that name.
 */
export function measureChunk(build: string, name: string): number {
  const own = new RegExp(`^(js|css)/async/${name}\\.[0-9a-f]+\\.\\1$`);
  const files = listBelow(path.join(build, 'static'))
    .filter((file) => own.test(file) || LOADED_WITH[name]?.test(file))
    .map((file) => path.join(build, 'static', file));
  if (!files.some((file) => file.endsWith('.js'))) throw new UserError(`The build has no chunk "${name}".`);
  return files.reduce((sum, file) => sum + sentSize(fs.readFileSync(file), file), 0);
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

/** Figures by route of every page but the one that browsers show without a network: it is never loaded then. */
export function measureBuild(build: string): Map<string, Figures> {
  const built = readBuiltFiles(build);
  const pages = listBelow(build).filter((name) => name.endsWith('.html') && name !== 'offline.html');
  return new Map(
    pages.map((name) => {
      try {
        return [routeOf(name), measurePage(fs.readFileSync(path.join(build, name), 'utf8'), built)];
      } catch (error) {
        throw new UserError(`doc_build/${name} ${messageOf(error)}`);
      }
    }),
  );
}
