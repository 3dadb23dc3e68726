import fs from 'node:fs';
import path from 'node:path';

/** Folder of all samples. */
export const SAMPLES_DIR = path.resolve(import.meta.dirname, '../../../samples');

/** The Bun releases that samples run on: the oldest supported, the one the docs recommend, the newest. */
export const RUNTIMES = ['minimum', 'primary', 'latest'] as const;

export type Runtime = (typeof RUNTIMES)[number];

/** The runtime whose answers are shown; the others are recorded where they differ. */
export const BASE_RUNTIME: Runtime = 'primary';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const manifest = JSON.parse(fs.readFileSync(path.join(SAMPLES_DIR, 'package.json'), 'utf8')) as Manifest;

/** What the samples were verified with; exact versions. */
export interface Versions {
  framework: string;
  zod: string;
  bun: Record<Runtime, string>;
}

/** Version of a runtime, from the alias in `samples/package.json`. */
function bunVersion(runtime: Runtime): string {
  return manifest.devDependencies[`bun-${runtime}`]?.replace(/^npm:bun@/, '') ?? '';
}

export const VERSIONS: Versions = {
  framework: manifest.dependencies['burger-api'] ?? '',
  zod: manifest.dependencies.zod ?? '',
  bun: {
    minimum: bunVersion('minimum'),
    primary: bunVersion('primary'),
    latest: bunVersion('latest'),
  },
};

/**
 * Version of a package that samples depend on.
 *
 * @throws when `samples/package.json` does not name it.
 */
export function packageVersion(name: string): string {
  const version = manifest.dependencies[name];
  if (!version) throw new Error(`"${name}" is no dependency in samples/package.json.`);
  return version;
}

/** Path of a runtime's program. */
export function bunPath(runtime: Runtime): string {
  return path.join(SAMPLES_DIR, 'node_modules', `bun-${runtime}`, 'bin', 'bun.exe');
}
