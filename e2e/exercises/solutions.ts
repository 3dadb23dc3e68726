/** Solutions that readers might write, right ones and wrong ones: each a patch of the step that its exercise begins with. */
import fs from 'node:fs';
import path from 'node:path';
import { applyPatch, parsePatch } from 'diff';

const FOLDER = path.join(import.meta.dirname, 'solutions');

export interface ReaderSolution {
  /** Name of its file, without the ending. */
  name: string;
  /** Names of the checks that refuse it; none for a right one. */
  refusedBy: string[];
  /** The whole program, by path. */
  files: ReadonlyMap<string, string>;
}

/** Without the `a/` or `b/` that a patch puts before a path. */
const pathIn = (name: string | undefined) => (name ?? '').replace(/^[ab]\//, '');

/** @throws for a patch that does not fit the program. */
function patched(files: ReadonlyMap<string, string>, patch: string, place: string): Map<string, string> {
  const result = new Map(files);
  for (const change of parsePatch(patch)) {
    const file = pathIn(change.newFileName);
    const text = applyPatch(files.get(file) ?? '', change);
    if (text === false)
      throw new Error(
        `${place} does not fit ${file} of the step that the exercise begins with: write it anew.`,
      );
    result.set(file, text);
  }
  return result;
}

const REFUSED = /^Refused by: (.+)$/m;

/**
 * Reads the solutions of an exercise from `solutions/<id>/*.patch`. Text before a patch describes its particularity;
 * that of a wrong one ends in `Refused by:` and the names of the checks.
 *
 * @param files of the step that the exercise begins with.
 * @throws without any, and for a patch that does not apply.
 */
export function readSolutions(id: string, files: ReadonlyMap<string, string>): ReaderSolution[] {
  const folder = path.join(FOLDER, id);
  return fs.readdirSync(folder).map((file) => {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    const [, refused = ''] = REFUSED.exec(text) ?? [];
    return {
      name: path.parse(file).name,
      refusedBy: refused.split(' ').filter(Boolean),
      files: patched(files, text.slice(text.indexOf('\n--- ') + 1), `${id}/${file}`),
    };
  });
}
