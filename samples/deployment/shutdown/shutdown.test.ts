import { expect, test } from 'bun:test';

const health = `http://localhost:${process.env.PORT ?? 4000}/api/health`;
const report = `http://localhost:${process.env.PORT ?? 4000}/api/report`;

const app = Bun.spawn([process.execPath, 'index.ts'], {
  env: { ...process.env, DRAIN_MS: '800' },
  stdout: 'ignore',
});

async function untilUp(): Promise<void> {
  const response = await fetch(health).catch(() => undefined);
  if (!response?.ok) return untilUp();
}

test('a running request ends before the process does', async () => {
  await untilUp();
  const running = fetch(report);
  await fetch(health);
  app.kill('SIGTERM');

  expect((await running).status).toBe(200);
  expect((await fetch(health)).status).toBe(503);
  expect(await app.exited).toBe(0);
});
