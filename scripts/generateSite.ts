/**
 * `npx tsx scripts/generateSite.ts <pages> [<folder>]`: makes a copy of this site with that many docs pages more, to measure
 * what grows with their number. Build it with `npx rspress build` inside the folder.
 */
import fs from 'node:fs';
import path from 'node:path';
import { runMain, UserError } from './run.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** What the copy has of its own: it is changed, or finds its neighbours by its own place. */
const COPIED = ['docs', 'plugins', 'public', 'theme', 'rspress.config.ts', 'tsconfig.json', 'package.json'];

/** What the copy only reads. */
const LINKED = ['samples'];

/** Pages of one category of the sidebar. */
const CATEGORY_SIZE = 12;

const SUBJECTS = [
  'Routing',
  'Caching',
  'Sessions',
  'Uploads',
  'Streams',
  'Cookies',
  'Logging',
  'Testing',
  'Workers',
];
const ASPECTS = ['Options', 'Errors', 'Recipes', 'Limits', 'Internals', 'Defaults', 'Examples', 'Pitfalls'];

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';

/** A page of middle size: prose, headings, a table, a sample with its files and answers. */
function pageSource(number: number): string {
  const subject = pick(SUBJECTS, number);
  const aspect = pick(ASPECTS, Math.floor(number / SUBJECTS.length));
  const title = `${subject} ${aspect} ${number}`;
  const sections = Array.from({ length: 6 }, (_, at) => {
    const heading = `${pick(ASPECTS, number + at)} of ${pick(SUBJECTS, number * 3 + at)}`;
    const text = `Section ${at + 1} of page ${number} tells how ${subject} meets ${pick(SUBJECTS, number + at)}. `;
    return `## ${heading}\n\n${text.repeat(6).trim()}\n\n### Details ${at + 1}\n\n${text.repeat(3).trim()}\n`;
  });
  return [
    '---',
    `title: ${title}`,
    `description: What ${subject.toLowerCase()} means for page ${number}, with its ${aspect.toLowerCase()}, a table and a program that runs.`,
    '---',
    '',
    `# ${title}`,
    '',
    `${subject} is the subject of page ${number}.`,
    '',
    '<Sample name="introduction/first" requests="greet" />',
    '',
    '| Name | Type | Effect |',
    '| --- | --- | --- |',
    ...ASPECTS.map((name) => `| \`${name.toLowerCase()}${number}\` | \`string\` | Effect of ${name} |`),
    '',
    ...sections,
  ].join('\n');
}

function writeJson(file: string, data: unknown): void {
  fs.writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}

/** Writes the pages into a docs folder, in categories of a new one of the sidebar. */
function writePages(docs: string, pages: number): void {
  const meta = path.join(docs, '_meta.json');
  const categories: string[] = [];
  for (let number = 1; number <= pages; number += 1) {
    const category = `group-${Math.ceil(number / CATEGORY_SIZE)}`;
    const dir = path.join(docs, 'generated', category);
    if (!categories.includes(category)) {
      categories.push(category);
      fs.mkdirSync(dir, { recursive: true });
    }
    fs.writeFileSync(path.join(dir, `page-${number}.mdx`), pageSource(number));
  }
  if (categories.length === 0) return;
  const entries = categories.map((name) => ({ type: 'dir', name, label: name.replace('group-', 'Group ') }));
  writeJson(path.join(docs, 'generated/_meta.json'), entries);
  const own = JSON.parse(fs.readFileSync(meta, 'utf8')) as unknown[];
  writeJson(meta, [...own, { type: 'dir', name: 'generated', label: 'Generated' }]);
}

/**
 * Makes a copy of the site with more pages; the same pages each time.
 *
 * @param pages number of docs pages that are added; 0 for a plain copy.
 * @param folder absolute path of the copy, inside the repository, so that it finds the packages; what is there is replaced.
 * @throws UserError for a number that is none, or a folder outside the repository.
 */
export function generateSite(
  pages: number,
  folder: string = path.join(root, '.rspress/generated', String(pages)),
): string {
  if (!Number.isInteger(pages) || pages < 0) throw new UserError('The number of pages must be 0 or more.');
  if (!folder.startsWith(root + path.sep))
    throw new UserError(`${folder} is outside the repository: the copy would not find its packages.`);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const name of COPIED) fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  for (const name of LINKED) fs.symlinkSync(path.join(root, name), path.join(folder, name), 'junction');
  writePages(path.join(folder, 'docs/docs'), pages);
  return folder;
}

if (process.argv[1] === import.meta.filename) {
  runMain(async () => {
    const [pages, folder] = process.argv.slice(2);
    if (!pages) throw new UserError('Say how many pages: npx tsx scripts/generateSite.ts 400');
    console.log(generateSite(Number(pages), folder && path.resolve(folder)));
  });
}
