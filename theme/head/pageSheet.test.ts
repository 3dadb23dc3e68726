import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import postcss from 'postcss';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';

const files = ['theme', 'drawings'].flatMap((folder) =>
  fs
    .readdirSync(path.join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(PROJECT_ROOT, folder, name)),
);

/** Absolute paths of a sheet and of all that it imports. */
function withImports(file: string): string[] {
  const imported: string[] = [];
  postcss.parse(fs.readFileSync(file, 'utf8')).walkAtRules('import', ({ params }) => {
    const [, name] = /"(\.[^"]+)"/.exec(params) ?? [];
    if (name) imported.push(...withImports(path.resolve(path.dirname(file), name)));
  });
  return [file, ...imported];
}

/** Sheets that are asked for by address, with what they import; the site's own styles are for all components. */
const sheets = new Set(
  files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(/^import \w+ from '(\.[^']+\.css)\?url'/gm)].flatMap(
        ([, name = '']) => withImports(path.resolve(path.dirname(file), name)),
      ),
    )
    .filter((file) => !file.startsWith(path.join(PROJECT_ROOT, 'theme/styles/'))),
);

test('sheets of pages: none names a layer, since fonts are looked for anew when one does', () => {
  const layered = [...sheets].filter((file) => /@layer|layers\.css/.test(fs.readFileSync(file, 'utf8')));
  expect(layered).toEqual([]);
});

const componentOf = (file: string) => path.basename(file).replace(/(?:\.module)?\.css$/, '');

test('sheets of pages: no two components give their classes the same names', () => {
  expect(sheets.size).toBeGreaterThan(1);
  const named = [...sheets, ...files.filter((file) => file.endsWith('.module.css'))].map(componentOf);
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
});

test.each([...sheets].map((file) => [path.relative(PROJECT_ROOT, file), file]))(
  'sheets of pages: %s says nothing of what has neither a class nor an attribute of a component beside it',
  (_, file) => {
    const name = componentOf(file);
    const beside = fs.readdirSync(path.dirname(file)).filter((found) => found.endsWith('.tsx'));
    const own = [
      `.${name}-`,
      `[data-${name.toLowerCase()}`,
      ...beside.map((found) => `.${path.basename(found, '.tsx')}`),
    ];
    const selectors: string[] = [];
    postcss.parse(fs.readFileSync(file, 'utf8')).walkRules((rule) => {
      const { parent } = rule;
      // What stands inside a rule says more of the same; steps of an animation have no selector.
      const isSelector =
        parent?.type !== 'rule' && !(parent instanceof postcss.AtRule && parent.name === 'keyframes');
      if (isSelector) selectors.push(...rule.selectors);
    });
    expect(selectors.filter((selector) => !own.some((begin) => selector.includes(begin)))).toEqual([]);
  },
);
