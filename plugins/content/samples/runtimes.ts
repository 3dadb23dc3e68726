/** Versions of Bun and of the framework that samples run with, from `samples/package.json`. */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../projectRoot.ts';

/** Folder of this project's samples, for its commands. */
export const SAMPLES_DIR = path.join(PROJECT_ROOT, 'samples');

/** Bun releases: the oldest supported, the recommended one, the newest. */
export const RUNTIMES = ['minimum', 'primary', 'latest'] as const;

export type Runtime = (typeof RUNTIMES)[number];

/** Runtime of the responses on pages. */
export const BASE_RUNTIME: Runtime = 'primary';

export const FRAMEWORK = 'burger-api';

export const SAMPLES_MANIFEST = 'package.json';

interface Manifest {
  version?: string;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

/** Manifest of a package. @param dir absolute path of its folder. @throws for a missing file, and for invalid JSON. */
export const readManifest = (dir: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(dir, SAMPLES_MANIFEST), 'utf8'));

/** Version of a dependency of the samples. @throws when their manifest does not name it. */
export function readPackageVersion(samples: string, name: string): string {
  const isThere = fs.existsSync(path.join(samples, SAMPLES_MANIFEST));
  const { dependencies, devDependencies } = isThere ? readManifest(samples) : {};
  const version = { ...devDependencies, ...dependencies }[name]?.replace(/^npm:bun@/, '');
  if (!version) throw new Error(`needs samples/${SAMPLES_MANIFEST} with the version of "${name}".`);
  return version;
}

/** Exact versions that samples were verified with. */
export type Versions = ReturnType<typeof readVersions>;

/** Versions from the `package.json` of the samples: each Bun is an alias such as `bun-primary`. @throws when one is missing. */
export function readVersions(samples: string) {
  const bun = (runtime: Runtime) => readPackageVersion(samples, `bun-${runtime}`);
  return {
    framework: readPackageVersion(samples, FRAMEWORK),
    bun: { minimum: bun('minimum'), primary: bun('primary'), latest: bun('latest') },
  };
}

export function bunPath(runtime: Runtime): string {
  return path.join(SAMPLES_DIR, 'node_modules', `bun-${runtime}`, 'bin', 'bun.exe');
}
