import type { Middleware } from 'burger-api';

/** Prints when it runs. Stops the request if the header `x-stop` has its name. */
export function trace(name: string): Middleware {
  return (req) => {
    console.log(name, req.validated ? 'after validation' : 'before validation');
    if (req.headers.get('x-stop') === name) {
      return new Response(`${name} stops`, { status: 409 });
    }
    return async (res) => {
      res.headers.append('x-after', name);
      return res;
    };
  };
}
