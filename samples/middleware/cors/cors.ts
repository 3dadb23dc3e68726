import type { Middleware } from 'burger-api';

/** Lets scripts of one origin call the API. */
export function cors(origin: string): Middleware {
  const headers = {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': 'content-type, authorization',
    vary: 'origin',
  };
  return (req) => {
    if (req.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers });
    }
    return async (res) => {
      for (const [name, value] of Object.entries(headers)) {
        res.headers.set(name, value);
      }
      return res;
    };
  };
}
