import { join } from 'node:path';
import type { BurgerRequest } from 'burger-api';

const root = join(import.meta.dir, '../../../menus');
const notFound = () =>
  Response.json({ error: 'No such menu' }, { status: 404 });

/** Decodes a segment. Undefined if it could leave the folder or is not valid. */
function safeSegment(segment: string) {
  try {
    const name = decodeURIComponent(segment);
    return /^[\w-][\w .-]*$/.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

export async function GET(req: BurgerRequest) {
  const names = req.wildcardParams?.map(safeSegment) ?? [];
  if (!names.length || !names.every((name) => name !== undefined))
    return notFound();
  const file = Bun.file(join(root, ...names));
  return (await file.exists()) ? new Response(file) : notFound();
}
