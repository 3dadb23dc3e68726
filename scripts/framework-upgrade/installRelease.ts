/** A release of the framework beside the samples: its package, and copies of the samples that find it as theirs do. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  FRAMEWORK,
  type Manifest,
  readManifest,
  SAMPLES_DIR,
  SAMPLES_MANIFEST,
} from '../../plugins/content/samples/runtimes.ts';
import { digestOf } from '../../plugins/engine/cacheDigest.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { UserError } from '../run.mjs';

/** Folder of installed releases. Not below `node_modules`, where Bun finds no tests. */
const RELEASES = path.join(PROJECT_ROOT, '.rspress/framework');

/** Versions that an error lists. */
const MAX_LISTED = 8;

const npm = (args: readonly string[], cwd: string) =>
  execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });

function messageOf(error: unknown): string {
  const { stderr = '' } = error as { stderr?: string };
  return stderr.trim() || String(error);
}

/** Specifier of npm for a folder. @throws `UserError` for one that is no package of the framework. */
function specOfFolder(folder: string): string {
  if (!fs.existsSync(path.join(folder, 'package.json')))
    throw new UserError(
      `${folder} has no package.json: name the folder of a package, such as a checkout of ${FRAMEWORK} that is built.`,
    );
  const { name }: Manifest = readManifest(folder);
  if (name !== FRAMEWORK)
    throw new UserError(
      `${path.join(folder, 'package.json')} is of the package "${name}": name a folder whose package is ${FRAMEWORK}.`,
    );
  return folder;
}

/** Specifier of npm for a version or a tag. @throws `UserError` for one that npm does not have. */
function specOfVersion(version: string): string {
  const spec = `${FRAMEWORK}@${version}`;
  if (!/^\w[\w.+-]*$/.test(version))
    throw new UserError(`"${version}" is neither a version, such as 0.9.7 or latest, nor a folder.`);
  try {
    // A version that does not exist is no error for npm where the package does.
    if (npm(['view', spec, 'version'], PROJECT_ROOT).trim() !== '') return spec;
  } catch (error) {
    if (!/E404|ETARGET/.test(messageOf(error)))
      throw new UserError(`npm cannot ask for ${spec}:\n${messageOf(error)}`);
  }
  const all: unknown = JSON.parse(npm(['view', FRAMEWORK, 'versions', '--json'], PROJECT_ROOT));
  const newest = [all].flat().slice(-MAX_LISTED).join(', ');
  throw new UserError(
    `npm has no ${spec}. The newest versions are ${newest}; a folder needs a slash: ./${version}`,
  );
}

/** Names of the packages in a `node_modules`, those of a scope with it. */
function packagesIn(modules: string): string[] {
  return fs
    .readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? fs.readdirSync(path.join(modules, name)).map((own) => `${name}/${own}`) : [name],
    );
}

export interface Release {
  version: string;
  /** Folder of a copy of the samples, whose `node_modules` has the package. */
  root: string;
  dir: string;
}

export function releaseIn(root: string): Release {
  const dir = path.join(root, 'node_modules', FRAMEWORK);
  return { root, dir, version: readManifest(dir).version ?? 'without a version' };
}

/** Copies the samples beside a `node_modules`, and lends it their packages but those that it has in another version. */
export function copySamples(root: string): void {
  for (const name of fs.readdirSync(root))
    if (name !== 'node_modules') fs.rmSync(path.join(root, name), { recursive: true });
  const lent = path.join(SAMPLES_DIR, 'node_modules');
  fs.cpSync(SAMPLES_DIR, root, { recursive: true, filter: (from) => from !== lent });
  const own = path.join(root, 'node_modules');
  for (const name of packagesIn(lent)) {
    const [from, to] = [path.join(lent, name), path.join(own, name)];
    if (fs.existsSync(to)) {
      const isSame = readManifest(to).version === readManifest(from).version;
      if (name === FRAMEWORK || !isSame || fs.lstatSync(to).isSymbolicLink()) continue;
      fs.rmSync(to, { recursive: true });
    }
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.symlinkSync(from, to, 'junction');
  }
}

/**
 * Installs a release without its scripts. Dependencies shared with the samples get the samples' version where it fits.
 * @param wanted version or tag of npm, or a folder: a path with a slash. @throws `UserError` for anything else.
 */
export function installRelease(wanted: string): Release {
  const isFolder = /[\\/]|^\.+$/.test(wanted);
  const spec = isFolder ? specOfFolder(path.resolve(wanted)) : specOfVersion(wanted);
  const installing = path.join(RELEASES, 'installing');
  fs.rmSync(installing, { recursive: true, force: true });
  fs.mkdirSync(installing, { recursive: true });
  const { dependencies = {} } = readManifest(SAMPLES_DIR);
  const known = readManifest(path.join(SAMPLES_DIR, 'node_modules', FRAMEWORK)).dependencies ?? {};
  const shared = Object.entries(dependencies).filter(([name]) => Object.hasOwn(known, name));
  const manifest = JSON.stringify({ private: true, dependencies: Object.fromEntries(shared) });
  fs.writeFileSync(path.join(installing, SAMPLES_MANIFEST), manifest);
  const flags = ['--install-links', '--ignore-scripts', '--legacy-peer-deps', '--prefer-offline'];
  try {
    npm(['install', spec, ...flags, '--no-package-lock', '--no-audit', '--no-fund'], installing);
  } catch (error) {
    throw new UserError(`npm cannot install ${spec}:\n${messageOf(error)}`);
  }
  const { version, dir } = releaseIn(installing);
  const root = path.join(RELEASES, `${version}-${digestOf(dir, ['.'], () => false)}`);
  if (fs.existsSync(root)) fs.rmSync(installing, { recursive: true });
  else fs.renameSync(installing, root);
  copySamples(root);
  return releaseIn(root);
}
