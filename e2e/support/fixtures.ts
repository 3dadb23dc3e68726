/** Fixtures as sites that answer requests. */
import fs from 'node:fs';
import path from 'node:path';
import { type test as base, expect } from '@playwright/test';
import { buildSite, type RunningSite, serveSite } from '../../scripts/servers/engineServer.ts';
import { serve } from '../../scripts/servers/static.ts';
import { copySite, removeSite } from './copiedSite.ts';

/** Longest time in ms for a build, a start or a restart of the engine on a busy machine. */
export const MAX_SITE_MS = 180_000;

/** A copy of a fixture that answers requests. */
export interface Site extends RunningSite {
  /** Absolute path of the copy. */
  dir: string;
  /** Absolute path of its build output. */
  build: string;
}

/** Replaces pieces of text in a file of a copy, each of which must be there. */
export function edit(dir: string, name: string, ...changes: (readonly [from: string, to: string])[]): void {
  const file = path.join(dir, name);
  let text = fs.readFileSync(file, 'utf8');
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replace(from, () => to);
  }
  fs.writeFileSync(file, text);
}

/** Builds a fixture and serves the output without the engine. */
async function serveBuilt(dir: string): Promise<RunningSite> {
  const { code, output } = await buildSite(dir);
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  const { origin, close } = await serve(path.join(dir, 'doc_build'));
  return { url: origin, output: () => output, stop: close };
}

/**
 * Makes tests be about a fixture: one copy for all tests of a worker. Where they are in a group of mode `default` that
 * is one copy, one build and one start for all of them.
 *
 * @param name folder below `e2e/fixtures`.
 * @param mode served as built, or by the engine while files change.
 * @param prepare changes the copy before that. @param dir its absolute path. Default: nothing.
 */
export function siteFixture(
  name: string,
  mode: 'built' | 'development',
  prepare: (dir: string) => void = () => {},
): Parameters<typeof base.extend<object, { site: Site }>>[0] {
  return {
    site: [
      // Playwright requires a destructuring pattern; no fixture is needed here.
      async ({ playwright: _ }, use) => {
        const dir = copySite(name);
        let running: RunningSite | undefined;
        try {
          prepare(dir);
          running = await (mode === 'built' ? serveBuilt(dir) : serveSite(dir, 'dev'));
          await use({ ...running, dir, build: path.join(dir, 'doc_build') });
        } finally {
          await running?.stop();
          removeSite(dir);
        }
      },
      { scope: 'worker', timeout: MAX_SITE_MS },
    ],
    baseURL: async ({ site }, use) => use(site.url),
  };
}
