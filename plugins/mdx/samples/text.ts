import path from 'node:path';

/** Language of a file, as the name that fences have. */
export function languageOf(file: string): string {
  if (path.basename(file) === 'Dockerfile') return 'dockerfile';
  const ending = path.extname(file).slice(1);
  return ending === 'mjs' ? 'js' : ending || 'text';
}

/** Words of an attribute, separated by spaces. */
export const words = (text: string) => text.split(/\s+/).filter(Boolean);

export const countLines = (text: string) => text.split('\n').length;
