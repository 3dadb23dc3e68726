/** Before all tests: a copy of the gallery, which the first worker that needs it builds; gone after all of them. */
import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { buildSite } from '../../scripts/servers/engineServer.ts';
import { copySite, removeSite } from './copiedSite.ts';
import { MAX_SITE_MS } from './fixtures.ts';

export default function copyGallery(): () => void {
  const dir = copySite('components');
  // The way in which Playwright hands something to its workers.
  process.env.GALLERY_DIR = dir;
  return () => removeSite(dir);
}

/**
 * Builds the gallery, or waits until another worker has.
 *
 * @returns absolute path of its build output.
 * @throws with the engine's output when the build has failed.
 */
export async function buildGallery(): Promise<string> {
  const dir = process.env.GALLERY_DIR ?? '';
  const result = path.join(dir, 'failure.txt');
  // The result is undefined for a folder that exists: another worker builds.
  if (fs.mkdirSync(path.join(dir, 'claimed'), { recursive: true })) {
    const { code, output } = await buildSite(dir);
    const written = `${result}.part`;
    fs.writeFileSync(written, code === 0 ? '' : output);
    // Renamed, so that other workers never read an incomplete file.
    fs.renameSync(written, result);
  }
  await expect.poll(() => fs.existsSync(result), { timeout: MAX_SITE_MS }).toBe(true);
  const failure = fs.readFileSync(result, 'utf8');
  if (failure) throw new Error(`The gallery was not built:\n${failure}`);
  return path.join(dir, 'doc_build');
}
