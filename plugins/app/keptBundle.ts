import path from 'node:path';
import { keep, type Made, nameOf, recall } from '../madeOfFiles.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

const FOLDER = path.join(ROOT, 'node_modules/.cache/bundles');

/** What decides about a bundle besides its sources and options: the code that bundles, and the packages. */
const COMPILER = [
  'plugins/app/framework/index.ts',
  'plugins/app/pageStart/headScript.ts',
  'plugins/app/run/bundle.ts',
  'plugins/app/run/frame.ts',
  'package-lock.json',
  'tsconfig.json',
].map((name) => path.join(ROOT, name));

const fileOf = (options: unknown) => path.join(FOLDER, `${nameOf(options)}.js`);

/** The bundle that an earlier process kept, while what it was made of is the same. @param options all that it depends on besides files. */
export const recallBundle = (options: unknown): Made | undefined => recall(fileOf(options), COMPILER);

/** Keeps a bundle for the next process, and returns it. @param options as in `recallBundle`. */
export const keepBundle = (options: unknown, made: Made): Made => keep(fileOf(options), COMPILER, made);
