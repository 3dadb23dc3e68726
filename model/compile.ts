/** Makes modules that the worker runs out of the files of a program: their types are left out, and nothing else changes. */
import { transform } from 'sucrase';

/**
 * @param source TypeScript as readers see it.
 * @param file its path, for the message of an error.
 * @returns the body of an asynchronous function of `exports`, `require` and `importMeta`, line by line as it was.
 * @throws an `Error` for what is no TypeScript, with file, line and column.
 */
export function compile(source: string, file: string): string {
  const { code } = transform(source, {
    transforms: ['typescript', 'imports'],
    filePath: file,
    disableESTransforms: true,
  });
  return code.replace(/\bimport\.meta\b/g, 'importMeta');
}
