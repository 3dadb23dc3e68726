/**
 * Prints which requirements of `e2e/spec-ids.json` no test title names. With `--parts 1,2` it fails when one of these
 * parts has such a requirement.
 */
import fs from 'node:fs';
import path from 'node:path';

/** @type {Record<string, { part: number, meaning: string }>} */
const ids = JSON.parse(fs.readFileSync('e2e/spec-ids.json', 'utf8'));
const named = new Set();
for (const folder of ['e2e', 'plugins', 'theme', 'scripts', 'samples/runner']) {
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(spec|test)\.ts$/.test(file) || file.includes('node_modules')) continue;
    const source = fs.readFileSync(path.join(folder, file), 'utf8');
    // A title begins with its ids.
    for (const [, , title = ''] of source.matchAll(/(['"`])((?:[A-Z]+-\d+(?:\.[a-z])?\s)+)/g)) {
      for (const id of title.trim().split(/\s+/)) named.add(id);
    }
  }
}
// A group of tests may name an id whose clauses its tests name.
const unknown = [...named].filter(
  (id) => !Object.keys(ids).some((own) => own === id || own.startsWith(`${id}.`)),
);
const missing = Object.entries(ids).filter(([id]) => !named.has(id));
const parts = process.argv.includes('--parts')
  ? (process.argv[process.argv.indexOf('--parts') + 1] ?? '').split(',')
  : [];

for (const [id, { part, meaning }] of missing) console.log(`no test: ${id} (part ${part}) ${meaning}`);
for (const id of unknown) console.log(`unknown id in a test title: ${id}`);
console.log(
  `${Object.keys(ids).length - missing.length} of ${Object.keys(ids).length} requirements have a test.`,
);
if (unknown.length > 0 || missing.some(([, { part }]) => parts.includes(String(part)))) process.exitCode = 1;
