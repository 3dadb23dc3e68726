/**
 * `npm run bench`: measures the figures of figures.md#figures-to-hold and writes the table that README shows. Takes about
 * half an hour on two cores that do nothing else; `-- --quick` measures each thing once and leaves the large site out.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { CACHE_RULES, POLICY, REVALIDATE } from '../../plugins/output/hosts/hostConfigs.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { createSiteSecurity } from '../../plugins/siteContext.ts';
import { browserArgs, findBrowser } from '../browser.mjs';
import { type Worst, worstByTemplate } from '../budgets/budgets.ts';
import { measureBuild } from '../budgets/measureBuild.ts';
import { readArguments } from '../commandLine.ts';
import { runMain } from '../run.mjs';
import { type Server, serve } from '../servers/static.ts';
import { readThisSite } from '../thisSite.ts';
import { addPages, type BuildTime, copyToMeasure, removeCopies, timeBuild, timeDev } from './build.ts';
import { markdownTable, median, percentile, replaceBetweenMarkers } from './table.ts';
import { runLighthouse, timeNavigation } from './timePages.ts';
import { benchSearch } from './timeSearch.ts';
import { timeWindow } from './timeWindow.ts';

/** Number of pages that are added to measure how the site scales. */
const MORE_PAGES = 400;

/** Repetitions of varying measurements, and of builds. */
const RUNS = 5;
const BUILD_RUNS = 3;

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)}`;
const ms = (value: number) => `${Math.round(value)}`;
const buildCell = ({ cpu, wall }: BuildTime) => `${cpu.toFixed(1)} CPU s (${wall.toFixed(1)} s)`;

function log(text: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);
}

async function medianBuild(copy: string, kind: 'cold' | 'warm', runs: number): Promise<BuildTime> {
  const times: BuildTime[] = [];
  for (let run = 0; run < runs; run++) {
    times.push(await timeBuild(copy, kind));
    log(`${path.basename(copy)}, ${kind}: ${buildCell(times.at(-1) as BuildTime)}`);
  }
  return { cpu: median(times.map(({ cpu }) => cpu)), wall: median(times.map(({ wall }) => wall)) };
}

const applicationOf = (worst: ReadonlyMap<string, Worst>) =>
  Math.max(...[...worst.values()].map(({ figures }) => figures.application));

const HEAD = [
  ...['Template', 'Chrome', 'CSS', 'Script', 'Critical path', 'Requests', 'Application'],
  ...['Lighthouse', 'FCP', 'LCP', 'TBT', 'CLS'],
];

/** Rows about builds of a copy of the site and of a larger one, and the heaviest page of each template. */
async function measureBuilds(small: string, quick: boolean) {
  const runs = quick ? 1 : BUILD_RUNS;
  const rows = [
    ['`rspress build`, cold', buildCell(await medianBuild(small, 'cold', runs)), '8 CPU s'],
    ['`rspress build`, warm', buildCell(await medianBuild(small, 'warm', runs)), ''],
  ];
  const worst = worstByTemplate(measureBuild(path.join(small, 'doc_build')));
  if (quick) return { rows, worst };
  const large = copyToMeasure('large');
  addPages(large, MORE_PAGES);
  const [cold, warm] = [await medianBuild(large, 'cold', runs), await medianBuild(large, 'warm', runs)];
  const grown = worstByTemplate(measureBuild(path.join(large, 'doc_build')));
  const growth = (applicationOf(grown) - applicationOf(worst)) / MORE_PAGES;
  rows.push(
    [`… with ${MORE_PAGES} more pages, cold`, buildCell(cold), '28 CPU s'],
    [`… with ${MORE_PAGES} more pages, warm`, buildCell(warm), ''],
    ['growth of the application a page', `${growth.toFixed(1)} bytes`, '40 bytes'],
  );
  return { rows, worst };
}

async function measureDevelopment(copy: string, browser: Browser, runs: number): Promise<string[][]> {
  const { start, save } = await timeDev(copy, browser, runs);
  log(`dev: ${start.toFixed(1)} s, ${ms(save)} ms`);
  return [
    ['`rspress dev`, from the start to the first page', `${start.toFixed(1)} s`, ''],
    ['from saving a page to its new text on the screen', `${ms(save)} ms`, ''],
  ];
}

async function measureMoving(browser: Browser, origin: string, runs: number): Promise<string[][]> {
  const ahead = await timeNavigation(browser, origin, true, runs);
  const cold = await timeNavigation(browser, origin, false, runs);
  log(`navigation: ${ms(ahead)} ms prefetched, ${ms(cold)} ms not`);
  const window = percentile(await timeWindow(browser, origin), 0.95);
  log(`request to a program: ${ms(window)} ms`);
  return [
    ['next page on slow 4G, prefetched', `${ms(ahead)} ms`, '70 ms'],
    ['next page on slow 4G, not prefetched', `${ms(cold)} ms`, '630 ms'],
    ['request to a program, warm: from the press to the response, 95 % within', `${ms(window)} ms`, '50 ms'],
  ];
}

async function measureTemplate(
  name: string,
  { routes, figures }: Worst,
  origin: string,
  runs: number,
): Promise<string[]> {
  const { chrome, css, script, critical, requests, application } = figures;
  const row = [name, kB(chrome), kB(css), kB(script), kB(critical), String(requests), kB(application)];
  // The not-found page is answered with status 404 and not indexed, which Lighthouse counts against it.
  if (name === 'not found') return [...row, 'not indexed'];
  const { scores, metrics, missed } = await runLighthouse(`${origin}${routes.critical}`, runs);
  const shift = metrics.at(-1)?.toFixed(3) ?? '';
  const cells = [scores.join(' / '), ...metrics.slice(0, -1).map(ms), shift];
  log(`${name}: ${cells.join(', ')}${missed.length > 0 ? `; not passed: ${missed.join(', ')}` : ''}`);
  return [...row, ...cells];
}

/** Builds, packs and serves the site as a good host does: compressed files, caching, statuses. */
function servePacked(): Promise<Server> {
  for (const command of ['build', 'pack'])
    execFileSync('npm', ['run', command], { cwd: PROJECT_ROOT, stdio: 'ignore' });
  const { headers, folderPolicy } = createSiteSecurity(readThisSite());
  return serve(path.join(PROJECT_ROOT, 'pack/site'), {
    compression: 'files',
    headersOf: (pathname) =>
      Object.entries({
        ...headers,
        ...(pathname.startsWith(folderPolicy.prefix) ? { [POLICY]: folderPolicy.policy } : {}),
        'cache-control':
          CACHE_RULES.find((rule) => pathname.startsWith(rule.prefix))?.cacheControl ?? REVALIDATE,
      }),
  });
}

runMain(async () => {
  const { quick = false } = readArguments({ quick: { type: 'boolean' } }).values;
  const runs = quick ? 1 : RUNS;
  removeCopies();
  const copy = copyToMeasure('site');
  const { rows, worst } = await measureBuilds(copy, quick);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  let site: Server | undefined;
  const templates = [HEAD];
  let search: string[][] = [];
  try {
    rows.push(...(await measureDevelopment(copy, browser, runs)));
    site = await servePacked();
    search = await benchSearch(browser, site.origin);
    rows.push(...(await measureMoving(browser, site.origin, runs)));
    for (const [name, page] of worst) templates.push(await measureTemplate(name, page, site.origin, runs));
  } finally {
    await site?.close();
    await browser.close();
    removeCopies();
  }

  const machine = `Node ${process.versions.node}, ${os.cpus().length} cores, median of ${runs} (builds: ${quick ? 1 : BUILD_RUNS}).`;
  const text = [
    `Measured by \`npm run bench${quick ? ' -- --quick' : ''}\`: ${machine}`,
    markdownTable([['What', 'Measured', 'Goal'], ...rows]),
    'The search: kB, brotli, of its scripts and its index; times in the browser, of the queries of `npx tsx scripts/search`, which the worker answers.',
    markdownTable(search),
    'The heaviest page of each template: kB, brotli, before the application starts, the application without the content of the page; Lighthouse (performance / accessibility / best practices / search engines) and times in ms on an emulated phone. "Chrome" is the document without the content of `main`.',
    markdownTable(templates),
  ].join('\n\n');
  console.log(`\n${text}\n`);
  const readme = path.join(PROJECT_ROOT, 'README.md');
  fs.writeFileSync(readme, replaceBetweenMarkers(fs.readFileSync(readme, 'utf8'), text));
});
