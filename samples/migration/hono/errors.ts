import type {
  ErrorHandler,
  NotFoundHandler,
} from 'hono';

export const notFound: NotFoundHandler = (
  c,
) => {
  return c.json({ error: 'Not found' }, 404);
};

export const failed: ErrorHandler = (
  error,
  c,
) => {
  console.error(String(error));
  return c.json(
    { error: 'Internal error' },
    500,
  );
};
