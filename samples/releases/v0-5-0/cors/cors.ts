import type { Middleware } from 'burger-api';

const HEADERS = {
  'Access-Control-Allow-Origin': 'https://app.example',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Content-Type, Authorization',
};

export const cors: Middleware = (req) => {
  if (req.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: HEADERS });
  }
  return async (res: Response) => {
    for (const [name, value] of Object.entries(HEADERS)) {
      res.headers.set(name, value);
    }
    return res;
  };
};
