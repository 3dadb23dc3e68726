/**
 * `npm run bench`: measures what design.md#figures-to-hold promises and writes the table that README shows. Takes about
 * half an hour on two cores that do nothing else; `-- --quick` measures each thing once and leaves the large site out.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { CACHE_RULES, REVALIDATE } from '../../plugins/output/hosts/caching.ts';
import { POLICY } from '../../plugins/output/hosts/formats.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { createSiteSecurity } from '../../plugins/siteContent.ts';
import { browserArgs, findBrowser } from '../browser.mjs';
import { type Worst, worstByTemplate } from '../budgets/budgets.ts';
import { measureBuild } from '../budgets/measureBuild.ts';
import { readArguments } from '../commandLine.ts';
import { runMain } from '../run.mjs';
import { serve } from '../servers/static.ts';
import { readThisSite } from '../thisSite.ts';
import { addPages, type BuildTime, copyCheckout, removeCopies, timeBuild, timeDev } from './build.ts';
import { markdownTable, median, percentile, replaceBetweenMarkers } from './table.ts';
import { runLighthouse, timeNavigation } from './timePages.ts';
import { benchSearch } from './timeSearch.ts';
import { timeWindow } from './timeWindow.ts';

/** Pages that are added to see how the site grows. */
const MORE_PAGES = 400;

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)}`;
const ms = (value: number) => `${Math.round(value)}`;
const buildCell = ({ cpu, wall }: BuildTime) => `${cpu.toFixed(1)} CPU s (${wall.toFixed(1)} s)`;

function say(text: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);
}

async function medianBuild(copy: string, kind: 'cold' | 'warm', runs: number): Promise<BuildTime> {
  const times: BuildTime[] = [];
  for (let run = 0; run < runs; run++) {
    times.push(await timeBuild(copy, kind));
    say(`${path.basename(copy)}, ${kind}: ${buildCell(times.at(-1) as BuildTime)}`);
  }
  return { cpu: median(times.map(({ cpu }) => cpu)), wall: median(times.map(({ wall }) => wall)) };
}

/** Bytes of the application, as the heaviest template has it. */
const applicationOf = (worst: ReadonlyMap<string, Worst>) =>
  Math.max(...[...worst.values()].map(({ figures }) => figures.application));

runMain(async () => {
  const { quick = false } = readArguments({ quick: { type: 'boolean' } }).values;
  // How often what varies is measured.
  const runs = quick ? 1 : 5;
  const buildRuns = quick ? 1 : 3;
  removeCopies();
  const rows: string[][] = [['What', 'Measured', 'Goal']];

  const small = copyCheckout('site');
  rows.push(['`rspress build`, cold', buildCell(await medianBuild(small, 'cold', buildRuns)), '8 CPU s']);
  rows.push(['`rspress build`, warm', buildCell(await medianBuild(small, 'warm', buildRuns)), '']);
  const worst = worstByTemplate(measureBuild(path.join(small, 'doc_build')));

  if (!quick) {
    const large = copyCheckout('large');
    addPages(large, MORE_PAGES);
    const cold = await medianBuild(large, 'cold', buildRuns);
    rows.push([`… with ${MORE_PAGES} more pages, cold`, buildCell(cold), '28 CPU s']);
    rows.push([
      `… with ${MORE_PAGES} more pages, warm`,
      buildCell(await medianBuild(large, 'warm', buildRuns)),
      '',
    ]);
    const grown = worstByTemplate(measureBuild(path.join(large, 'doc_build')));
    const growth = (applicationOf(grown) - applicationOf(worst)) / MORE_PAGES;
    rows.push(['growth of the application a page', `${growth.toFixed(1)} bytes`, '40 bytes']);
  }

  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  const searchRows: string[][] = [];
  const lighthouseRows = [
    [
      'Template',
      'Chrome',
      'CSS',
      'Script',
      'Critical path',
      'Requests',
      'Application',
      'Lighthouse',
      'FCP',
      'LCP',
      'TBT',
      'CLS',
    ],
  ];
  try {
    const dev = await timeDev(small, browser, runs);
    rows.push(['`rspress dev`, from the start to the first page', `${dev.start.toFixed(1)} s`, '']);
    rows.push(['from saving a page to its new text on the screen', `${ms(dev.save)} ms`, '']);
    say(`dev: ${dev.start.toFixed(1)} s, ${ms(dev.save)} ms`);

    execFileSync('npm', ['run', 'build'], { cwd: PROJECT_ROOT, stdio: 'ignore' });
    execFileSync('npm', ['run', 'pack'], { cwd: PROJECT_ROOT, stdio: 'ignore' });
    const { headers, folderPolicy } = createSiteSecurity(readThisSite());
    // As a good host does: compressed files, caching, statuses.
    const site = await serve(path.join(PROJECT_ROOT, 'pack/site'), {
      compression: 'files',
      headersOf: (pathname) =>
        Object.entries({
          ...headers,
          ...(pathname.startsWith(folderPolicy.prefix) ? { [POLICY]: folderPolicy.policy } : {}),
          'cache-control':
            CACHE_RULES.find((rule) => pathname.startsWith(rule.prefix))?.cacheControl ?? REVALIDATE,
        }),
    });
    try {
      searchRows.push(...(await benchSearch(browser, site.origin)));
      const ahead = await timeNavigation(browser, site.origin, true, runs);
      const cold = await timeNavigation(browser, site.origin, false, runs);
      rows.push(['next page on slow 4G, prefetched', `${ms(ahead)} ms`, '70 ms']);
      rows.push(['next page on slow 4G, not prefetched', `${ms(cold)} ms`, '630 ms']);
      say(`navigation: ${ms(ahead)} ms prefetched, ${ms(cold)} ms not`);
      const window = percentile(await timeWindow(browser, site.origin), 0.95);
      rows.push([
        'request window, warm: from the press to the response, 95 % within',
        `${ms(window)} ms`,
        '50 ms',
      ]);
      say(`request window: ${ms(window)} ms`);

      for (const [name, { routes, figures }] of worst) {
        const bytes = [
          kB(figures.chrome),
          kB(figures.css),
          kB(figures.script),
          kB(figures.critical),
          String(figures.requests),
          kB(figures.application),
        ];
        // The not-found page is answered with status 404 and not indexed, which Lighthouse counts against it.
        if (name === 'not found') {
          lighthouseRows.push([name, ...bytes, 'not indexed']);
          continue;
        }
        const result = await runLighthouse(`${site.origin}${routes.critical}`, runs);
        const cells = [
          result.scores.join(' / '),
          ms(result.fcp),
          ms(result.lcp),
          ms(result.tbt),
          result.cls.toFixed(3),
        ];
        lighthouseRows.push([name, ...bytes, ...cells]);
        const { missed } = result;
        say(`${name}: ${cells.join(', ')}${missed.length > 0 ? `; not passed: ${missed.join(', ')}` : ''}`);
      }
    } finally {
      await site.close();
    }
  } finally {
    await browser.close();
    removeCopies();
  }

  const machine = `Node ${process.versions.node}, ${os.cpus().length} cores, median of ${runs} (builds: ${buildRuns}).`;
  const text = [
    `Measured by \`npm run bench${quick ? ' -- --quick' : ''}\`: ${machine}`,
    markdownTable(rows),
    'The search: kB, brotli, of its scripts and its index; times in the browser, of the queries of `npx tsx scripts/search`, which the worker answers.',
    markdownTable(searchRows),
    'The heaviest page of each template: kB, brotli, before the application starts, the application without the content of the page; Lighthouse (performance / accessibility / best practices / search engines) and times in ms on an emulated phone. "Chrome" is the document without the content of `main`.',
    markdownTable(lighthouseRows),
  ].join('\n\n');
  console.log(`\n${text}\n`);
  const readme = path.join(PROJECT_ROOT, 'README.md');
  fs.writeFileSync(readme, replaceBetweenMarkers(fs.readFileSync(readme, 'utf8'), text));
});
