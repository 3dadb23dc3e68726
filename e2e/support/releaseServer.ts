/** Test server of the site: it changes the release, fails requests, and delays responses. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contentType } from '../../plugins/output/hosts/mediaTypes.ts';
import { serve } from '../../scripts/servers/static.ts';
import { BUILD } from './builtSite.ts';

/** Words of the footer of every page. */
const FOOTER = 'Built with love for the Bun.js community.';

/** A hash in the name of a file. */
const HASHED_NAME = /\.([0-9a-f]{8})\.(?:js|css)$/;

const TEXT = /\.(?:css|html|js|json)$/;

/**
 * The build as another release: every script and sheet has another name, and every page has `mark` at its foot.
 *
 * @returns absolute path of a copy.
 */
function makeRelease(mark: string): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `release-${mark}-`));
  const files = fs
    .readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT.test(file) && !file.startsWith('og'));
  const hashes = new Set(files.flatMap((file) => HASHED_NAME.exec(file)?.[1] ?? []));
  const rename = (text: string) =>
    text.replace(/\b[0-9a-f]{8}\b/g, (hash) =>
      hashes.has(hash) ? mark.padEnd(4, '0') + hash.slice(4) : hash,
    );
  fs.cpSync(BUILD, dir, { recursive: true, filter: (file) => !TEXT.test(file) && !/[\\/]og$/.test(file) });
  for (const file of files) {
    const own = path.join(dir, rename(file));
    fs.mkdirSync(path.dirname(own), { recursive: true });
    fs.writeFileSync(own, rename(fs.readFileSync(path.join(BUILD, file), 'utf8')).replaceAll(FOOTER, mark));
  }
  const list = path.join(dir, 'release.json');
  fs.writeFileSync(list, JSON.stringify({ ...JSON.parse(fs.readFileSync(list, 'utf8')), id: mark }));
  return dir;
}

export interface ReleaseServer {
  /** Absolute path of the release that is served. */
  folder: string;
  /** Absolute paths of the releases, each with its mark at the foot of its pages. */
  releases: Readonly<Record<'aaaa' | 'bbbb', string>>;
  /** Release whose scripts and sheets are served as well, as some hosts do after a deployment. */
  earlier: string | undefined;
  /** Paths that are answered with status 500. */
  broken: RegExp | undefined;
  /** Responses wait for this promise. */
  until: Promise<void> | undefined;
  /** Paths that wait; undefined for all. */
  hanging: RegExp | undefined;
  /** Its origin, on 127.0.0.1. */
  origin: string;
}

/** State at the start of a test, without faults. */
export const HEALTHY = {
  earlier: undefined,
  broken: undefined,
  until: undefined,
  hanging: undefined,
} as const;

/** @returns the server, and a function that stops it and removes the releases. */
export async function serveReleases(): Promise<{ server: ReleaseServer; close: () => Promise<void> }> {
  const folders: Record<string, string> = {};
  const releases = {
    get aaaa() {
      folders.aaaa ??= makeRelease('aaaa');
      return folders.aaaa;
    },
    // Created when a test first uses it.
    get bbbb() {
      folders.bbbb ??= makeRelease('bbbb');
      return folders.bbbb;
    },
  };
  const server: ReleaseServer = { folder: releases.aaaa, releases, ...HEALTHY, origin: '' };
  const { origin, close } = await serve(() => server.folder, {
    intercept: async (pathname, _, response) => {
      if (server.hanging?.test(pathname) ?? true) await server.until;
      const earlier = server.earlier && path.join(server.earlier, pathname);
      if (earlier && HASHED_NAME.test(pathname) && fs.existsSync(earlier)) {
        response.writeHead(200, { 'content-type': contentType(earlier) }).end(fs.readFileSync(earlier));
        return true;
      }
      if (!server.broken?.test(pathname)) return false;
      response.writeHead(500, { 'content-type': 'text/plain' }).end('The server has failed');
      return true;
    },
  });
  server.origin = origin;
  return {
    server,
    close: async () => {
      await close();
      for (const dir of Object.values(folders)) fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}
