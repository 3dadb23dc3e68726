import type { Middleware } from 'burger-api';

export const stamp: Middleware = () => {
  return async (response: Response) => {
    response.headers.set('x-kitchen', 'open');
    return response;
  };
};

export const staffOnly: Middleware = (req) => {
  if (req.method === 'OPTIONS')
    return undefined;
  const token = req.headers.get(
    'authorization',
  );
  if (token === 'Bearer flip') return undefined;
  const body = { error: 'Staff only' };
  return Response.json(body, { status: 401 });
};
