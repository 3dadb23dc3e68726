import { basename, join } from 'node:path';
import type { BurgerRequest } from 'burger-api';
import { pathIn } from '../../../file-path';

// Holds nothing but what everybody may have.
const folder = join(import.meta.dir, '../../../documents');

const notFound = () =>
  Response.json({ error: 'No such file' }, { status: 404 });

export async function GET(req: BurgerRequest) {
  const path = pathIn(folder, req.wildcardParams);
  if (!path) return notFound();
  const file = Bun.file(path);
  if (!(await file.exists())) return notFound(); // Folders do not "exist".
  const fileName = encodeURIComponent(basename(path));
  return new Response(file, {
    headers: {
      // Saved, not opened: a page among the files could act as your site.
      'content-disposition': `attachment; filename*=UTF-8''${fileName}`,
      'x-content-type-options': 'nosniff',
    },
  });
}

export { GET as HEAD };
