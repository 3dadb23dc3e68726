/**
 * `npm run bench`: measures the figures of figures.md#figures-to-hold and writes the tables that README shows. Takes about
 * half an hour on two cores that do nothing else; `-- --quick` measures each thing once and leaves the large site out.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { CACHE_RULES, REVALIDATE } from '../../plugins/output/hosts/hostConfigs.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { browserArgs, findBrowser } from '../browser.mjs';
import type { Worst } from '../budgets/budgets.ts';
import { measureBuild } from '../budgets/measureBuild.ts';
import { readArguments } from '../commandLine.ts';
import { table } from '../markdown.ts';
import { runMain } from '../run.mjs';
import { serve } from '../servers/static.ts';
import { addPages, copyToMeasure, removeCopies, timeBuild, timeDev } from './build.ts';
import { runLighthouse } from './lighthouseScores.ts';
import { median, replaceBetweenMarkers } from './table.ts';
import { timeNavigation, timeProgram, timeSearch } from './waitingTimes.ts';

/** Number of pages that are added to measure how the site scales. */
const MORE_PAGES = 400;

/** Repetitions of each measurement. */
const RUNS = 5;

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const ms = (value: number) => String(Math.round(value));

type Row = readonly [what: string, measured: string, goal?: string];

function log<T extends readonly unknown[]>(row: T): T {
  console.log(`${new Date().toISOString().slice(11, 19)} ${row.join(', ')}`);
  return row;
}

async function measureBuilds(copy: string, kind: 'cold' | 'warm', runs: number): Promise<string> {
  const cpus: number[] = [];
  const walls: number[] = [];
  for (let run = 0; run < runs; run++) {
    const { cpu, wall } = await timeBuild(copy, kind);
    cpus.push(cpu);
    walls.push(wall);
  }
  return `${median(cpus).toFixed(1)} CPU s (${median(walls).toFixed(1)} s)`;
}

const applicationOf = (worst: ReadonlyMap<string, Worst>) =>
  Math.max(...[...worst.values()].map(({ figures }) => figures.application));

/** @param worst heaviest pages of the site without more pages. */
async function measureGrowth(worst: ReadonlyMap<string, Worst>, runs: number): Promise<Row[]> {
  const copy = copyToMeasure('large');
  addPages(copy, MORE_PAGES);
  const name = `… with ${MORE_PAGES} more pages`;
  const rows: Row[] = [
    log([`${name}, cold`, await measureBuilds(copy, 'cold', runs), '28 CPU s']),
    log([`${name}, warm`, await measureBuilds(copy, 'warm', runs)]),
  ];
  const grown = measureBuild(path.join(copy, 'doc_build'));
  const growth = (applicationOf(grown) - applicationOf(worst)) / MORE_PAGES;
  return [...rows, log(['growth of the application a page', `${growth.toFixed(1)} bytes`, '40 bytes'])];
}

async function measureMoving(browser: Browser, origin: string, runs: number): Promise<Row[]> {
  const ahead = await timeNavigation(browser, origin, true, runs);
  const cold = await timeNavigation(browser, origin, false, runs);
  const program = await timeProgram(browser, origin);
  const search = await timeSearch(browser, origin);
  return [
    log(['next page on slow 4G, prefetched', `${ms(ahead)} ms`, '70 ms']),
    log(['next page on slow 4G, not prefetched', `${ms(cold)} ms`, '630 ms']),
    log([
      'request to a program, warm: from the press to the response, 95 % within',
      `${ms(program)} ms`,
      '50 ms',
    ]),
    log(['search: from opening it to the first results', `${ms(search.first)} ms`]),
    log(['… from a key to its results, median', `${search.median.toFixed(1)} ms`]),
    log(['… from a key to its results, 95 % within', `${search.most.toFixed(1)} ms`, '20 ms']),
  ];
}

const HEAD = [
  ...['Template', 'Chrome', 'CSS', 'Script', 'Critical path', 'Requests', 'Application'],
  ...['Lighthouse', 'FCP', 'LCP', 'TBT', 'CLS'],
];

async function measureTemplate(
  name: string,
  { routes, figures }: Worst,
  origin: string,
  runs: number,
): Promise<readonly string[]> {
  const { chrome, css, script, critical, requests, application } = figures;
  const row = [name, kB(chrome), kB(css), kB(script), kB(critical), String(requests), kB(application)];
  // The not-found page is answered with status 404 and not indexed, which Lighthouse counts against it.
  if (name === 'not found') return [...row, 'not indexed', '', '', '', ''];
  const result = await runLighthouse(origin + routes.critical, runs);
  if (result.missed.length > 0) log([name, 'not passed', ...result.missed]);
  const times = [...result.paints, result.blocking].map(ms);
  return log([...row, result.scores.join(' / '), ...times, result.shift.toFixed(3)]);
}

/** Builds, packs and serves the site as a good host does: compressed files, caching, statuses. */
function servePacked() {
  for (const command of ['build', 'pack'])
    execFileSync('npm', ['run', command], { cwd: PROJECT_ROOT, stdio: 'ignore' });
  const cachingOf = (pathname: string) =>
    CACHE_RULES.find(({ prefix }) => pathname.startsWith(prefix))?.cacheControl ?? REVALIDATE;
  return serve(path.join(PROJECT_ROOT, 'pack/site'), {
    compression: 'files',
    headersOf: (pathname) => [['cache-control', cachingOf(pathname)]],
  });
}

async function measureAll(isQuick: boolean) {
  const runs = isQuick ? 1 : RUNS;
  const copy = copyToMeasure('site');
  const rows: Row[] = [
    log(['`rspress build`, cold', await measureBuilds(copy, 'cold', runs), '8 CPU s']),
    log(['`rspress build`, warm', await measureBuilds(copy, 'warm', runs)]),
  ];
  const worst = measureBuild(path.join(copy, 'doc_build'));
  if (!isQuick) rows.push(...(await measureGrowth(worst, runs)));
  const site = await servePacked();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  const templates: (readonly string[])[] = [];
  try {
    const { start, save } = await timeDev(copy, browser, runs);
    rows.push(
      log(['`rspress dev`, from the start to the first page', `${start.toFixed(1)} s`]),
      log(['from saving a page to its new text on the screen', `${ms(save)} ms`]),
      ...(await measureMoving(browser, site.origin, runs)),
    );
    for (const [name, page] of worst) templates.push(await measureTemplate(name, page, site.origin, runs));
  } finally {
    await site.close();
    await browser.close();
  }
  return { rows: rows.map(([what, measured, goal = '']) => [what, measured, goal]), templates, runs };
}

runMain(async () => {
  const { quick = false } = readArguments({ quick: { type: 'boolean' } }).values;
  removeCopies();
  const { rows, templates, runs } = await measureAll(quick).finally(removeCopies);
  const text = [
    `Measured by \`npm run bench${quick ? ' -- --quick' : ''}\`: Node ${process.versions.node}, ${os.cpus().length} cores, median of ${runs}.`,
    table([['What', 'Measured', 'Goal'], ...rows]),
    'The heaviest page of each template: kB, brotli, before the application starts, the application without the content of the page; Lighthouse (performance / accessibility / best practices / search engines) and times in ms on an emulated phone. "Chrome" is the document without the content of `main`.',
    table([HEAD, ...templates]),
  ].join('\n\n');
  console.log(`\n${text}\n`);
  const readme = path.join(PROJECT_ROOT, 'README.md');
  fs.writeFileSync(readme, replaceBetweenMarkers(fs.readFileSync(readme, 'utf8'), text));
});
