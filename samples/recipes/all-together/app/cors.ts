import type { Middleware } from 'burger-api';

const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'content-type, authorization',
  'access-control-max-age': '600',
};

/** Global middleware: lets scripts of these origins call the API. */
export function cors(origins: readonly string[]): Middleware {
  return (req) => {
    const origin = req.headers.get('origin') ?? '';
    // Compare the whole origin: https://app.example.evil.test starts like
    // ours, and sandboxed pages of any site send "null".
    const allowed = origins.includes(origin);
    const isPreflight =
      req.method === 'OPTIONS' &&
      req.headers.has('access-control-request-method');

    const addHeaders = (res: Response) => {
      // Caches must not give one origin the response of another.
      res.headers.append('vary', 'origin');
      if (!allowed) return res;
      res.headers.set('access-control-allow-origin', origin);
      if (!isPreflight) return res;
      for (const [name, value] of Object.entries(preflightHeaders))
        res.headers.set(name, value);
      return res;
    };

    if (isPreflight) return addHeaders(new Response(null, { status: 204 }));
    return async (res) => addHeaders(res);
  };
}
