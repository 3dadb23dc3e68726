import { join } from 'node:path';

const path = join(import.meta.dir, '../../receipt.csv');

export async function GET(): Promise<Response> {
  const file = Bun.file(path);
  if (!(await file.exists()))
    return Response.json({ error: 'No receipt yet' }, { status: 404 });
  return new Response(file, {
    headers: { 'content-disposition': 'attachment; filename="receipt.csv"' },
  });
}
