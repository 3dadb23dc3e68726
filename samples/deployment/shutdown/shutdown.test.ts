import { expect, test } from 'bun:test';

const free = Bun.serve({ port: 0, fetch: () => new Response() });
const host = `http://localhost:${free.port}`;
const env = { ...process.env, PORT: String(free.port), DRAIN_MS: '800' };
await free.stop(true);

const app = Bun.spawn([process.execPath, 'index.ts'], {
  cwd: import.meta.dir,
  env,
  stdout: 'pipe',
});
await app.stdout.getReader().read();

async function untilUp(): Promise<void> {
  const response = await fetch(`${host}/api/health`).catch(() => undefined);
  if (response?.status !== 200) return untilUp();
}

test('a running request ends before the process does', async () => {
  await untilUp();
  const report = fetch(`${host}/api/report`);
  await fetch(`${host}/api/health`);
  app.kill('SIGTERM');

  expect((await report).status).toBe(200);
  expect((await fetch(`${host}/api/health`)).status).toBe(503);
  expect(await app.exited).toBe(0);
});
