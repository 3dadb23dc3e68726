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

/** A fixture as tests need it. */
interface SiteRequest {
  /** Folder below `e2e/fixtures`. */
  name: string;
  /** Served as built, or by the engine while files change. */
  mode: 'built' | 'development';
  /** Changes the copy before that. @param dir its absolute path. */
  prepare: (dir: string) => void;
}

/** The fixture that a worker serves: one at a time, until a test needs another one. */
export class ServedFixture {
  #request: SiteRequest | undefined;
  #site: Site | undefined;

  /** The copy that was started for the request, or a new one. */
  async serve(request: SiteRequest): Promise<Site> {
    if (this.#request === request && this.#site) return this.#site;
    await this.stop();
    const dir = copySite(request.name);
    try {
      request.prepare(dir);
      const running = await (request.mode === 'built' ? serveBuilt(dir) : serveSite(dir, 'dev'));
      this.#request = request;
      this.#site = { ...running, dir, build: path.join(dir, 'doc_build') };
      return this.#site;
    } catch (error) {
      removeSite(dir);
      throw error;
    }
  }

  async stop(): Promise<void> {
    const site = this.#site;
    this.#site = undefined;
    await site?.stop();
    if (site) removeSite(site.dir);
  }
}

/**
 * Makes tests be about a fixture: one copy for all tests of a worker. Where they are in a group of mode `default` that
 * is one copy, one build and one start for all of them.
 *
 * @param prepare Default: nothing.
 */
export function siteFixture(
  name: string,
  mode: SiteRequest['mode'],
  prepare: SiteRequest['prepare'] = () => {},
): Parameters<typeof base.extend<{ site: Site }, { served: ServedFixture }>>[0] {
  const request = { name, mode, prepare };
  return {
    site: [
      async ({ served }, use) => use(await served.serve(request)),
      { scope: 'test', timeout: MAX_SITE_MS },
    ],
    baseURL: async ({ site }, use) => use(site.url),
  };
}
