import fs from 'node:fs';

/**
 * A text from its template, in which `{{name}}` is a value.
 * @param file absolute path of the template.
 * @throws for a name without a value.
 */
export const fillTemplate = (file: string, values: Readonly<Record<string, string>>): string =>
  fs.readFileSync(file, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file} needs a value for "${name}".`);
    return value;
  });
