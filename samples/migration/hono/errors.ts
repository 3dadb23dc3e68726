import type {
  ErrorHandler,
  NotFoundHandler,
} from 'hono';
import { HTTPException } from 'hono/http-exception';

export const notFound: NotFoundHandler = (
  c,
) => {
  return c.json({ error: 'Not found' }, 404);
};

export const failed: ErrorHandler = (
  error,
  c,
) => {
  if (error instanceof HTTPException) {
    // Bad input, such as broken JSON.
    return error.getResponse();
  }
  console.error(String(error));
  return c.json(
    { error: 'Internal error' },
    500,
  );
};
