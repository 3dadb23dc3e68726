import fs from 'node:fs';
import { describe, expect, test } from '@rstest/core';

interface Lockfile {
  /** By the folder of the package, `node_modules/…`; the project itself has the empty name. */
  packages: Record<string, { version?: string; optionalDependencies?: Record<string, string> }>;
}

const read = (file: string) => fs.readFileSync(file, 'utf8');

test.each(['package-lock.json', 'samples/package-lock.json', 'e2e/afdocs/package-lock.json'])(
  '%s names no registry',
  (file) => {
    expect(read(file)).not.toMatch(/"resolved": "https?:/);
  },
);

for (const file of ['package-lock.json', 'samples/package-lock.json']) {
  describe(file, () => {
    const { packages } = JSON.parse(read(file)) as Lockfile;
    const folders = Object.keys(packages);

    // npm leaves optional packages that a registry lacks out of the lockfile: their systems would get no program.
    test('has programs for every system that a package has them for', () => {
      const wanted = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies).map((name) => ({ folder, name })),
      );
      expect(wanted.length).toBeGreaterThan(0);
      const missing = wanted.filter(
        ({ name }) => !folders.some((own) => own.endsWith(`node_modules/${name}`)),
      );
      expect(missing).toEqual([]);
    });
  });
}
