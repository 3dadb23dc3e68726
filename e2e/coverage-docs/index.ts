/**
 * `npx tsx e2e/coverage-docs`: what the framework's package exports, takes, reads of route files and says, and whether the
 * reference explains it and a sample uses it. A name is explained by a heading or a row of a table whose code has it (the
 * row's first cell), a message by standing on a page of the reference. What is missing may only become less: the list is
 * `missing.json` beside this file, and `--update` takes off it what is covered now.
 */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { readArguments } from '../../scripts/commandLine.ts';
import { runMain, UserError } from '../../scripts/run.mjs';
import { readThisSite } from '../../scripts/thisSite.ts';
import { explainedBy, gapsOf, nameOfGap } from './coverage.ts';
import { readSurface } from './surface.ts';

const samples = path.join(PROJECT_ROOT, 'samples');
const listFile = path.join(import.meta.dirname, 'missing.json');

/** Messages that no reader meets, each with the reason. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  'Routes directory path is required': 'the router is made only where there is a folder',
  'Pages directory path must be provided': 'the router is made only where there is a folder',
  'Multiple wildcard route folders found in the same directory:': 'two folders of one name cannot exist',
  "Failed to scan directory '": 'what is thrown there is always an Error, which is passed on',
  'Error resolving API route for path "': 'Bun finds the route, the method is never called',
  'Resolving route for path:': 'Bun finds the page, the method is never called',
  'Route matched:': 'Bun finds the page, the method is never called',
  'No matching route found for path:': 'Bun finds the page, the method is never called',
  'Please provide an apiDir option when initializing the Burger instance to enable OpenAPI documentation.':
    'its address is served only after the document is made',
  'Server stopped.': 'the method that says it is private and never called',
};

const filesBelow = (dir: string) =>
  fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.split(path.sep).includes('node_modules'))
    .map((file) => path.join(dir, file));

const read = (file: string) => fs.readFileSync(file, 'utf8');

/** All texts of a recording. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

runMain(async () => {
  const { values } = readArguments({ update: { type: 'boolean', default: false } });
  const items = readSurface(path.join(samples, 'node_modules/burger-api')).filter(
    ({ name }) => !(name in UNREACHABLE),
  );
  const { content } = readThisSite();
  const pages = [...content.site(true).sources.values()].flatMap(({ page, parsed }) =>
    page && parsed.tree && /^\/docs\/reference\//.test(page.route)
      ? [explainedBy({ route: page.route, tree: parsed.tree, headings: parsed.headings })]
      : [],
  );
  const files = filesBelow(samples);
  const gaps = gapsOf(
    items,
    pages,
    files.filter((file) => /\.tsx?$/.test(file)).map(read),
    files
      .filter((file) => file.endsWith('recording.json'))
      .flatMap((file) => textsOf(JSON.parse(read(file)))),
  );
  for (const { item, lacks } of gaps) {
    const what = `${item.kind} ${item.name} (${item.of})`;
    console.log(
      lacks === 'page'
        ? `no page: ${what}, expected in docs/docs/${item.page}.mdx as a heading or a row of a table with \`${item.name}\``
        : `no sample: ${what}`,
    );
  }
  const names = gaps.map(nameOfGap);
  const known: string[] = JSON.parse(read(listFile));
  const added = names.filter((name) => !known.includes(name));
  const gone = known.filter((name) => !names.includes(name));
  console.log(`${items.length} names and messages, ${gaps.length} gaps.`);
  if (values.update && added.length === 0) fs.writeFileSync(listFile, `${JSON.stringify(names, null, 2)}\n`);
  else if (added.length + gone.length > 0)
    throw new UserError(
      [
        ...added.map((name) => `Not covered any more: ${name}`),
        ...gone.map(
          (name) => `Covered now: ${name}. Take it off the list: npx tsx e2e/coverage-docs --update`,
        ),
      ].join('\n'),
    );
});
