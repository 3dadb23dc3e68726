import { join } from 'node:path';
import type { BurgerRequest } from 'burger-api';

// Holds nothing but what everybody may have.
const folder = join(import.meta.dir, '../../../documents');

/**
 * The name that a segment stands for. Undefined for everything that could
 * leave the folder, for hidden files and for broken escapes.
 */
function nameOf(segment: string): string | undefined {
  try {
    const name = decodeURIComponent(segment);
    return /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

const notFound = () =>
  Response.json({ error: 'No such file' }, { status: 404 });

export async function GET(req: BurgerRequest) {
  const names: string[] = [];
  for (const segment of req.wildcardParams ?? []) {
    const name = nameOf(segment);
    if (name === undefined) return notFound();
    names.push(name);
  }
  const file = Bun.file(join(folder, ...names));
  if (!(await file.exists())) return notFound(); // Folders do not "exist".
  const fileName = encodeURIComponent(names.at(-1) ?? '');
  return new Response(file, {
    headers: {
      // Saved, not opened: a page among the files could act as your site.
      'content-disposition': `attachment; filename*=UTF-8''${fileName}`,
      'x-content-type-options': 'nosniff',
    },
  });
}

export { GET as HEAD };
