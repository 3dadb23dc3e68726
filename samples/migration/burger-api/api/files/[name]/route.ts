import { readdirSync } from 'node:fs';
import type { BurgerRequest } from 'burger-api';

const root = `${import.meta.dir}/../../../public`;
const entries = readdirSync(root, {
  withFileTypes: true,
});
const names = new Set(
  entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name),
);

export function GET(req: BurgerRequest) {
  const name = req.params?.name ?? '';
  if (names.has(name)) {
    return new Response(
      Bun.file(`${root}/${name}`),
    );
  }
  const body = { error: 'Not found' };
  return Response.json(body, { status: 404 });
}
