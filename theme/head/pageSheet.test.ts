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

const STYLES = path.join(PROJECT_ROOT, 'theme/styles/');

/** Sheets of plain class names: a page links to each, or to one that imports it. */
const sheets = files.filter((file) => file.endsWith('.page.css'));

/** Sheets for all pages are in `theme/styles`, those for all uses of a component are modules. */
test('sheets: the name of a sheet is that of its system of styles', () => {
  const unclear = files.filter((file) => /(?<!\.page|\.module)\.css$/.test(file) && !file.startsWith(STYLES));
  expect(unclear).toEqual([]);
});

test('sheets of pages: none names a layer, because the browser would match fonts again', () => {
  const layered = sheets.filter((file) => /@layer|layers\.css/.test(fs.readFileSync(file, 'utf8')));
  expect(layered).toEqual([]);
});

const componentOf = (file: string) => path.basename(file).replace(/(?:\.(?:module|page)\.css|\.tsx)$/, '');

test('sheets of pages: no two components give their classes the same names', () => {
  expect(sheets.length).toBeGreaterThan(1);
  const named = [...sheets, ...files.filter((file) => file.endsWith('.module.css'))].map(componentOf);
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
});

test.each(sheets.map((file) => [path.relative(PROJECT_ROOT, file), file]))(
  'sheets of pages: %s has no selector without a class or an attribute of a component beside it',
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
      // Nested rules belong to the outer one; steps of an animation have no selector.
      const isSelector =
        parent?.type !== 'rule' && !(parent instanceof postcss.AtRule && parent.name === 'keyframes');
      if (isSelector) selectors.push(...rule.selectors);
    });
    expect(selectors.filter((selector) => !own.some((begin) => selector.includes(begin)))).toEqual([]);
  },
);

/** `theme/brand` is for all rooms; the folders of `theme/try` are one room. */
const roomOf = (file: string) => /^(?:drawings|theme\/[^/]+)/.exec(path.relative(PROJECT_ROOT, file))?.[0];

/** A class of a component, such as `Pair-words`, in a string or a selector. */
const CLASS = /(?<![\w/-])([A-Z]\w+)-[a-z]\w*/g;

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('sheets: no class of one room is used by another', () => {
  // A sheet may have the classes of several components, and wins over a component of its name.
  const owners = [/\.tsx$/, /\.(?:module|page)\.css$/].flatMap((kind) =>
    files.filter((file) => kind.test(file)),
  );
  const rooms = new Map(owners.map((file) => [componentOf(file), roomOf(file)]));
  const foreign = files
    .filter((file) => /(?<!\.test)\.tsx?$|\.css$/.test(file) && !file.startsWith(STYLES))
    .flatMap((file) =>
      [...withoutComments(fs.readFileSync(file, 'utf8')).matchAll(CLASS)]
        .filter(([, name = '']) => ![roomOf(file), 'theme/brand', undefined].includes(rooms.get(name)))
        .map(([name]) => `${path.relative(PROJECT_ROOT, file)}: ${name}`),
    );
  expect(foreign).toEqual([]);
});
