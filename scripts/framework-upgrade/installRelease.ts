/** A release of the framework beside the samples: its package, and copies of the samples that find it as theirs do. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  FRAMEWORK,
  readManifest,
  SAMPLES_DIR,
  SAMPLES_MANIFEST,
} from '../../plugins/content/samples/runtimes.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { UserError } from '../run.mjs';

/** Not below `node_modules`, where Bun finds no tests. */
const ROOT = path.join(PROJECT_ROOT, '.rspress/framework');

/** Names of the packages in a `node_modules`, those of a scope with it. */
function packagesIn(modules: string): string[] {
  return fs
    .readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? fs.readdirSync(path.join(modules, name)).map((own) => `${name}/${own}`) : [name],
    );
}

/** A copy of the samples, and in its `node_modules` the package. */
export function releaseIn(root: string) {
  const dir = path.join(root, 'node_modules', FRAMEWORK);
  return { root, dir, version: readManifest(dir).version ?? 'without a version' };
}

/** Copies the samples beside a `node_modules`, and lends it their packages but those that it has. */
export function copySamples(root: string): void {
  const lent = path.join(SAMPLES_DIR, 'node_modules');
  fs.cpSync(SAMPLES_DIR, root, { recursive: true, filter: (from) => from !== lent });
  const own = path.join(root, 'node_modules');
  for (const name of packagesIn(lent)) {
    const [from, to] = [path.join(lent, name), path.join(own, name)];
    if (fs.existsSync(to)) continue;
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.symlinkSync(from, to, 'junction');
  }
}

/**
 * Installs a release without its scripts. Dependencies shared with the samples get the samples' version where it fits.
 * @param wanted version or tag of npm, or a folder: a path with a slash. @throws `UserError` for anything else, with npm's reason.
 */
export function installRelease(wanted: string) {
  const spec = /[\\/]|^\.+$/.test(wanted) ? path.resolve(wanted) : `${FRAMEWORK}@${wanted}`;
  fs.rmSync(ROOT, { recursive: true, force: true });
  fs.mkdirSync(ROOT, { recursive: true });
  const { dependencies = {} } = readManifest(SAMPLES_DIR);
  const known = readManifest(path.join(SAMPLES_DIR, 'node_modules', FRAMEWORK)).dependencies ?? {};
  const shared = Object.entries(dependencies).filter(([name]) => Object.hasOwn(known, name));
  const manifest = JSON.stringify({ private: true, dependencies: Object.fromEntries(shared) });
  fs.writeFileSync(path.join(ROOT, SAMPLES_MANIFEST), manifest);
  const flags = ['--install-links', '--ignore-scripts', '--legacy-peer-deps', '--prefer-offline'];
  const { status, stderr } = spawnSync(
    'npm',
    ['install', spec, ...flags, '--no-package-lock', '--no-audit', '--no-fund'],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0 || !fs.existsSync(path.join(ROOT, 'node_modules', FRAMEWORK)))
    throw new UserError(
      `${spec} is no package of the framework: name a version, such as 0.9.7 or latest, or the folder of one, such as ./${FRAMEWORK}.\n${stderr.trim()}`,
    );
  copySamples(ROOT);
  return releaseIn(ROOT);
}
