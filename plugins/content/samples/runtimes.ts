/** Versions of Bun and of the framework that samples run with, from `samples/package.json`. */
import fs from 'node:fs';
import path from 'node:path';

/** Folder of this project's samples, for its commands. */
export const SAMPLES_DIR = path.resolve(import.meta.dirname, '../../../samples');

/** Bun releases: the oldest supported, the recommended one, the newest. */
export const RUNTIMES = ['minimum', 'primary', 'latest'] as const;

export type Runtime = (typeof RUNTIMES)[number];

/** Runtime of the responses on pages. */
export const BASE_RUNTIME: Runtime = 'primary';

export const FRAMEWORK = 'burger-api';

export const SAMPLES_MANIFEST = 'package.json';

interface Manifest {
  name?: string;
  version?: string;
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
}

/** Manifest of a package. @param dir absolute path of its folder. @throws for a missing file, and for invalid JSON. */
export const readManifest = (dir: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));

/** Exact versions that samples were verified with. */
export type Versions = ReturnType<typeof readVersions>;

type Dependencies = Readonly<Record<string, string>>;

function versionIn(dependencies: Dependencies, name: string): string {
  const version = dependencies[name]?.replace(/^npm:bun@/, '');
  if (!version)
    throw new Error(`needs the version of "${name}", which samples/${SAMPLES_MANIFEST} does not name.`);
  return version;
}

function readDependencies(samples: string): Dependencies {
  const file = path.join(samples, SAMPLES_MANIFEST);
  if (!fs.existsSync(file))
    throw new Error(`needs samples/${SAMPLES_MANIFEST}, which names the versions that samples run with.`);
  const manifest = readManifest(samples);
  return { ...manifest.devDependencies, ...manifest.dependencies };
}

/** Versions from the `package.json` of the samples: each Bun is an alias such as `bun-primary`. @throws when one is missing. */
export function readVersions(samples: string) {
  const dependencies = readDependencies(samples);
  const bun = (runtime: Runtime) => versionIn(dependencies, `bun-${runtime}`);
  return {
    framework: versionIn(dependencies, FRAMEWORK),
    bun: { minimum: bun('minimum'), primary: bun('primary'), latest: bun('latest') },
  };
}

/** Version of a dependency of the samples. @throws when the manifest does not name it. */
export const readPackageVersion = (samples: string, name: string): string =>
  versionIn(readDependencies(samples), name);

export function bunPath(runtime: Runtime): string {
  return path.join(SAMPLES_DIR, 'node_modules', `bun-${runtime}`, 'bin', 'bun.exe');
}
