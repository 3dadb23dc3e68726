import { expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { requireToken } from './auth';

const group = `${import.meta.dir}/api/(staff)`;
const routes = readdirSync(group, { encoding: 'utf8', recursive: true })
  .filter((file) => basename(file) === 'route.ts')
  .sort();

test.each(routes)('%s is for staff only', async (file) => {
  const { middleware } = await import(`${group}/${file}`);
  expect(middleware?.[0]).toBe(requireToken);
});
