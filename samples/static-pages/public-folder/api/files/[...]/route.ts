import { type BurgerRequest, setDir } from 'burger-api';
import { pathIn } from '../../../file-path';

const folder = setDir(import.meta.dir, '../../../public');
const notFound = () =>
  Response.json({ error: 'No such file' }, { status: 404 });

export async function GET(req: BurgerRequest) {
  const path = pathIn(folder, req.wildcardParams);
  if (!path) return notFound();
  const file = Bun.file(path);
  return (await file.exists()) ? new Response(file) : notFound();
}
