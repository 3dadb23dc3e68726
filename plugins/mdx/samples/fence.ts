import path from 'node:path';

export function languageOf(file: string): string {
  if (path.basename(file) === 'Dockerfile') return 'dockerfile';
  const ending = path.extname(file).slice(1);
  return ending === 'mjs' ? 'js' : ending || 'text';
}
