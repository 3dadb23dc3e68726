import path from 'node:path';

/** Language of a fence for a file. */
export function languageOf(file: string): string {
  if (path.basename(file) === 'Dockerfile') return 'dockerfile';
  const ending = path.extname(file).slice(1);
  return ending === 'mjs' ? 'js' : ending || 'text';
}

/** A fence that no run of backticks inside the text can end. */
export function fence(language: string, meta: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const mark = '`'.repeat(longest + 1);
  return `${mark}${language}${meta ? ` ${meta}` : ''}\n${text}\n${mark}`;
}
