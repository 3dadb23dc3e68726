import { transform } from 'sucrase';

/**
 * Strips types, and turns a module into the body of an asynchronous function of `exports`, `require` and `importMeta`; lines
 * stay.
 * @param file path for messages.
 * @throws for a syntax error, with file, line and column.
 */
export function compile(source: string, file: string): string {
  const { code } = transform(source, {
    transforms: ['typescript', 'imports'],
    filePath: file,
    disableESTransforms: true,
  });
  return code.replace(/\bimport\.meta\b/g, 'importMeta');
}
