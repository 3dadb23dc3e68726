import { join } from 'node:path';
import { type BurgerRequest, setDir } from 'burger-api';

const folder = setDir(import.meta.dir, '../../../public');
const plainName = /^\w[\w.-]*$/;

export async function GET(req: BurgerRequest) {
  const segments = req.wildcardParams ?? [];
  const file = Bun.file(join(folder, ...segments));
  if (
    !segments.every((segment) => plainName.test(segment)) ||
    !(await file.exists())
  ) {
    return Response.json({ error: 'No such file' }, { status: 404 });
  }
  return new Response(file);
}
