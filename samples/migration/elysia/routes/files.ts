import { readdirSync } from 'node:fs';
import { Elysia, file, status } from 'elysia';

const root = `${import.meta.dir}/../public`;
const names = new Set(readdirSync(root));

export const files = new Elysia().get(
  '/files/:name',
  ({ params: { name } }) =>
    names.has(name)
      ? file(`${root}/${name}`)
      : status(404, { error: 'Not found' }),
);
