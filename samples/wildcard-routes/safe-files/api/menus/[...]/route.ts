import { join } from 'node:path';
import type { BurgerRequest } from 'burger-api';
import { pathIn } from '../../../file-path';

const folder = join(import.meta.dir, '../../../menus');
const notFound = () =>
  Response.json({ error: 'No such menu' }, { status: 404 });

export async function GET(req: BurgerRequest) {
  const path = pathIn(folder, req.wildcardParams);
  if (!path) return notFound();
  const file = Bun.file(path);
  return (await file.exists()) ? new Response(file) : notFound();
}
