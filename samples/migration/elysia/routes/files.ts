import { readdirSync } from 'node:fs';
import { Elysia, file, status } from 'elysia';

const root = `${import.meta.dir}/../public`;
const entries = readdirSync(root, {
  withFileTypes: true,
});
const names = new Set(
  entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name),
);

export const files = new Elysia().get(
  '/files/:name',
  ({ params: { name } }) =>
    names.has(name)
      ? file(`${root}/${name}`)
      : status(404, { error: 'Not found' }),
);
