import { afterAll, expect, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const url = `http://localhost:${process.env.PORT ?? 4000}/api/counter`;
const out = mkdtempSync(join(tmpdir(), 'bundle-'));
const bun = process.execPath;
afterAll(() => rmSync(out, { recursive: true }));

/** Starts a file in a folder and returns what the route responds. */
async function responseOf(file: string, cwd: string): Promise<unknown> {
  const app = Bun.spawn([bun, file], {
    cwd,
    stdout: 'ignore',
    stderr: 'ignore',
  });
  try {
    for (;;) {
      const response = await fetch(url).catch(() => undefined);
      if (response) return await response.json();
      if (app.exitCode !== null) return `exit code ${app.exitCode}`;
      await Bun.sleep(10);
    }
  } finally {
    app.kill();
    await app.exited;
  }
}

Bun.spawnSync([bun, 'build', 'index.ts', '--target=bun', `--outdir=${out}`]);

test('from source, entry and route share the counter', async () => {
  expect(await responseOf('index.ts', import.meta.dir)).toEqual({ value: 1 });
});

test('in a bundle, the route has a counter of its own', async () => {
  expect(await responseOf(`${out}/index.js`, import.meta.dir)).toEqual({
    value: 0,
  });
});

test('without api/ in the working directory it does not start', async () => {
  expect(await responseOf(`${out}/index.js`, out)).toBe('exit code 1');
});
