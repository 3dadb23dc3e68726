/**
 * `npx tsx scripts/figures`, part of `npm run check`: compares figures of the code with `limits.json`, where a limit may only
 * fall. `-- --places` names the files behind each figure, `-- --tighten` lowers the limits to the counted figures.
 */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { readArguments } from '../commandLine.ts';
import { listCheckout } from '../copyCheckout.ts';
import { runMain, UserError } from '../run.mjs';
import {
  addressesInSpecs,
  flaggedWords,
  idsInSeveralSpecs,
  longTitles,
  MAX_TITLE,
  namesInSeveralFolders,
  type Place,
  type SourceFile,
  wordsBeyond,
} from './figures.ts';

const LIMITS = path.join(import.meta.dirname, 'limits.json');

/** Folders with code. */
const ROOMS = ['model', 'plugins', 'theme', 'drawings', 'scripts', 'e2e'];

const CODE = /\.(?:tsx?|mjs|css)$/;

const DOCUMENT = /^(?:CONTRIBUTING|contributing\/[\w-]+)\.md$/;

/** Code and documents of the checkout, those that are not committed included. */
function readSources(): SourceFile[] {
  return listCheckout()
    .filter(
      (file) => DOCUMENT.test(file) || (CODE.test(file) && ROOMS.some((room) => file.startsWith(`${room}/`))),
    )
    .filter((file) => !/^e2e\/fixtures\/\w+\/samples\//.test(file))
    .map((file) => ({ file, text: fs.readFileSync(path.join(PROJECT_ROOT, file), 'utf8') }));
}

/** A figure, and a line for each place that counts towards it. */
interface Figure {
  value: number;
  lines: readonly string[];
}

const figureOf = (places: readonly Place[]): Figure => ({
  value: places.reduce((sum, { count }) => sum + count, 0),
  lines: places.toSorted((a, b) => b.count - a.count).map(({ file, count }) => `${count} ${file}`),
});

const figureOfNames = (files: ReadonlyMap<string, readonly string[]>): Figure => ({
  value: files.size,
  lines: [...files].map(([name, where]) => `${name} ${where.join(' ')}`).sort(),
});

function figuresOf(sources: readonly SourceFile[]): Map<string, Figure> {
  return new Map([
    ["addresses of the site's pages in specs", figureOf(addressesInSpecs(sources))],
    ['ids in more than one spec', figureOfNames(idsInSeveralSpecs(sources))],
    ['file names that exist twice', figureOfNames(namesInSeveralFolders(sources))],
    [`titles of tests above ${MAX_TITLE} characters`, figureOf(longTitles(sources))],
    ['words of documents beyond their limits', figureOf(wordsBeyond(sources))],
    ['flagged words in comments', figureOf(flaggedWords(sources.filter(({ file }) => CODE.test(file))))],
  ]);
}

runMain(async () => {
  const { values } = readArguments({ places: { type: 'boolean' }, tighten: { type: 'boolean' } });
  const limits: Record<string, number> = JSON.parse(fs.readFileSync(LIMITS, 'utf8'));
  const figures = figuresOf(readSources());
  const above: string[] = [];
  for (const [name, { value, lines }] of figures) {
    const limit = limits[name] ?? 0;
    if (value > limit) above.push(name);
    console.log(`${String(value).padStart(5)}  of ${String(limit).padStart(4)}  ${name}`);
    if (values.places || value > limit) for (const line of lines) console.log(`              ${line}`);
  }
  if (above.length > 0)
    throw new UserError(
      `Above the limit: ${above.join('; ')}. CONTRIBUTING.md#how-we-write says what to do instead; limits only fall.`,
    );
  if (!values.tighten) return;
  const lower = Object.fromEntries([...figures].map(([name, { value }]) => [name, value]));
  fs.writeFileSync(LIMITS, `${JSON.stringify(lower, null, 2)}\n`);
});
