import type { BurgerRequest } from 'burger-api';
import { bodyLimit } from '../../body-limit';
import { maxBytes, maxPictures, store, typeOf } from '../../pictures';

// 10 kB more for the form around the files.
export const middleware = [bodyLimit(maxPictures * maxBytes + 10_000)];

const refuse = (status: number, error: string) =>
  Response.json({ error }, { status });

export async function POST(req: BurgerRequest) {
  const form = await req.formData().catch(() => undefined);
  if (!form) return refuse(415, 'Send multipart/form-data');
  const pictures = form
    .getAll('pictures')
    .filter((value) => value instanceof File);
  if (pictures.length === 0) return refuse(400, 'Send at least one picture');
  if (pictures.length > maxPictures)
    return refuse(413, `Send at most ${maxPictures} pictures`);
  if (pictures.some(({ size }) => size > maxBytes))
    return refuse(413, `A picture has at most ${maxBytes} bytes`);

  // Check all of them before storing the first.
  const checked = [];
  for (const picture of pictures) {
    const type = await typeOf(picture);
    if (!type) return refuse(415, 'Only PNG, JPEG and WebP');
    checked.push({ picture, type });
  }
  const names = await Promise.all(
    checked.map(({ picture, type }) => store(picture, type)),
  );
  return Response.json({ pictures: names }, { status: 201 });
}
