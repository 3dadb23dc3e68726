import fs from 'node:fs';
import path from 'node:path';

/** Folder of all samples of this project, for its commands. */
export const SAMPLES_DIR = path.resolve(import.meta.dirname, '../../../samples');

/** The Bun releases that samples run on: the oldest supported, the one the docs recommend, the newest. */
export const RUNTIMES = ['minimum', 'primary', 'latest'] as const;

export type Runtime = (typeof RUNTIMES)[number];

/** The runtime whose answers are shown; the others are recorded where they differ. */
export const BASE_RUNTIME: Runtime = 'primary';

/** The framework's package. */
export const FRAMEWORK = 'burger-api';

/** Name of the file in the folder of all samples that names what they run with. */
export const SAMPLES_MANIFEST = 'package.json';

/** What the samples of a site were verified with; exact versions. */
export interface Versions {
  framework: string;
  bun: Record<Runtime, string>;
}

type Dependencies = Readonly<Record<string, string>>;

/**
 * Version of a package that samples depend on.
 *
 * @throws when the manifest does not name it.
 */
function versionIn(dependencies: Dependencies, name: string): string {
  const version = dependencies[name]?.replace(/^npm:bun@/, '');
  if (!version)
    throw new Error(`needs the version of "${name}", which samples/${SAMPLES_MANIFEST} does not name.`);
  return version;
}

/** @throws when there is no manifest. */
function readDependencies(samples: string): Dependencies {
  const file = path.join(samples, SAMPLES_MANIFEST);
  if (!fs.existsSync(file))
    throw new Error(`needs samples/${SAMPLES_MANIFEST}, which names the versions that samples run with.`);
  const manifest: { dependencies?: Dependencies; devDependencies?: Dependencies } = JSON.parse(
    fs.readFileSync(file, 'utf8'),
  );
  return { ...manifest.devDependencies, ...manifest.dependencies };
}

/**
 * Reads what the samples of a site were verified with, from their `package.json`: each Bun is an alias such as `bun-primary`.
 *
 * @param samples absolute path of the folder of all samples.
 * @throws when a version is missing.
 */
export function readVersions(samples: string): Versions {
  const dependencies = readDependencies(samples);
  const bun = (runtime: Runtime) => versionIn(dependencies, `bun-${runtime}`);
  return {
    framework: versionIn(dependencies, FRAMEWORK),
    bun: { minimum: bun('minimum'), primary: bun('primary'), latest: bun('latest') },
  };
}

/**
 * Reads the version of a package that samples depend on.
 *
 * @param samples absolute path of the folder of all samples.
 * @throws when their `package.json` does not name it.
 */
export const readPackageVersion = (samples: string, name: string): string =>
  versionIn(readDependencies(samples), name);

/** Path of a runtime's program. */
export function bunPath(runtime: Runtime): string {
  return path.join(SAMPLES_DIR, 'node_modules', `bun-${runtime}`, 'bin', 'bun.exe');
}
