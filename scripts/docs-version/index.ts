/**
 * `npm run docs:version <name>`: keeps the docs as they are under the name of today's version; the docs that go on are
 * those of `<name>`. See CONTRIBUTING.md.
 */
import path from 'node:path';
import { runMain, UserError } from '../run.mjs';
import { cutVersion } from './cut.ts';

const root = path.resolve(import.meta.dirname, '../..');

runMain(async () => {
  const [name, ...rest] = process.argv.slice(2);
  if (name === undefined || rest.length > 0)
    throw new UserError('Say which version comes next: npm run docs:version 0.6.0');
  const { kept, latest, files } = cutVersion(
    {
      docsDir: path.join(root, 'docs'),
      manifestFile: path.join(root, 'package.json'),
    },
    name,
  );
  console.log(`${files.length} files of ${kept} are kept in docs/docs/${kept} (/docs/${kept}/).`);
  console.log(`docs/docs is ${latest} from now on: docs/_versions.json and package.json say so.`);
  console.log('Next: npm i (package-lock.json has the version, too), npm run build, and read the result.');
});
