import type {
  ErrorRequestHandler,
  RequestHandler,
} from 'express';

export const notFound: RequestHandler = (
  _req,
  res,
) => {
  res.status(404).json({ error: 'Not found' });
};

// Express counts the parameters: it takes four.
export const failed: ErrorRequestHandler = (
  error,
  _req,
  res,
  _next,
) => {
  const { status = 500, message } = error;
  if (status < 500) {
    // Bad input, such as broken JSON.
    res.status(status).json({ error: message });
    return;
  }
  console.error(String(error));
  res
    .status(500)
    .json({ error: 'Internal error' });
};
