/** How long the engine builds and starts, measured on copies of the site so that nothing of the checkout changes. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { copyCheckout } from '../copyCheckout.ts';
import { until } from '../programs.ts';
import { UserError } from '../run.mjs';
import { buildSite, serveSite } from '../servers/engineServer.ts';
import { median } from './table.ts';

/** Folder of the copies: inside the repository, so that its packages are found. */
const copies = path.join(PROJECT_ROOT, '.rspress/bench');

export function copyToMeasure(name: string): string {
  const target = path.join(copies, name);
  copyCheckout(target);
  return target;
}

export function removeCopies(): void {
  fs.rmSync(copies, { recursive: true, force: true, maxRetries: 5 });
}

/** Prose and programs; no two pages are the same. */
export function generatedPage(number: number): string {
  const sections = [1, 2, 3].map((part) => {
    const seed = number * 31 + part * 17;
    const prose = Array.from(
      { length: 10 },
      (_, at) => `Route ${seed} reads header ${seed * at} of a request.`,
    );
    return `## Part ${part} of page ${number}

${prose.join(' ')}

\`\`\`ts title="route${seed}.ts" reason="generated for a measurement"
import { z } from 'zod';

const item${seed} = z.object({ id: z.number().int().positive(), title: z.string().min(${seed}) });

/** Creates item ${seed}. */
export async function POST(request: Request): Promise<Response> {
  const body = item${seed}.safeParse(await request.json());
  if (!body.success) return Response.json({ issues: body.error.issues }, { status: 400 });
  return Response.json({ ...body.data, tags: ['a${seed}', "b"] }, { status: 201 });
}
\`\`\`
`;
  });
  const description = `Page ${number} of those that a program wrote, so that the build of a larger site can be measured.`;
  return `---
title: Generated page ${number}
description: ${description}
---

# Generated page ${number}

${sections.join('\n')}`;
}

/** Adds pages to a copy, in a separate folder below the docs. */
export function addPages(copy: string, count: number): void {
  const docs = path.join(copy, 'docs/docs');
  const folder = path.join(docs, 'generated');
  fs.mkdirSync(folder);
  for (let at = 0; at < count; at++) fs.writeFileSync(path.join(folder, `page-${at}.mdx`), generatedPage(at));
  const meta = path.join(docs, '_meta.json');
  const list: unknown[] = JSON.parse(fs.readFileSync(meta, 'utf8'));
  list.push({ type: 'dir', name: 'generated', label: 'Generated' });
  fs.writeFileSync(meta, JSON.stringify(list));
}

/**
 * `cold` begins without any cache, `warm` with that of the build before.
 * @returns CPU time of all threads, and time on the clock, in s. @throws UserError with the engine's words.
 */
export async function timeBuild(copy: string, kind: 'cold' | 'warm') {
  if (kind === 'cold') {
    for (const output of ['doc_build', '.rspress', 'node_modules'])
      fs.rmSync(path.join(copy, output), { recursive: true, force: true });
  }
  const file = path.join(copies, 'cpu.txt');
  const began = performance.now();
  const hook = pathToFileURL(path.join(import.meta.dirname, 'cpuTime.mjs')).href;
  const { code, output } = await buildSite(copy, { NODE_OPTIONS: `--import ${hook}`, BENCH_CPU_FILE: file });
  if (code !== 0) throw new UserError(`The build of ${path.basename(copy)} failed:\n${output}`);
  return { cpu: Number(fs.readFileSync(file, 'utf8')), wall: (performance.now() - began) / 1000 };
}

/** Longest time in ms that the development server may take to answer. */
const MAX_ANSWER_MS = 120_000;

/** Time in s from the start to the first page shown, and median in ms from saving a page to its new text on the screen. */
export async function timeDev(copy: string, browser: Browser, saves: number) {
  const began = performance.now();
  const site = await serveSite(copy, 'dev');
  try {
    const page = await browser.newPage();
    // The engine may restart when a generated file appears.
    await until(() => page.goto(`${site.url}/docs/`).then(Boolean, () => false), MAX_ANSWER_MS);
    await page.locator('main h1').waitFor();
    const start = (performance.now() - began) / 1000;
    await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
    const file = path.join(copy, 'docs/docs/index.mdx');
    const source = fs.readFileSync(file, 'utf8');
    const times: number[] = [];
    for (let count = 0; count <= saves; count++) {
      const words = `Saved for the ${count} time.`;
      const saved = performance.now();
      fs.writeFileSync(file, `${source}\n${words}\n`);
      await page.getByText(words).waitFor({ timeout: 60_000 });
      times.push(performance.now() - saved);
    }
    await page.close();
    // The first save compiles modules that later ones reuse.
    return { start, save: median(times.slice(1)) };
  } finally {
    await site.stop();
  }
}
