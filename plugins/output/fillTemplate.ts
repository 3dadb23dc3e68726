import fs from 'node:fs';

/** A text from its template, in which `{{name}}` is a value. @param file absolute path of the template. */
export const fillTemplate = (file: string, values: Readonly<Record<string, string>>): string =>
  fs.readFileSync(file, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
