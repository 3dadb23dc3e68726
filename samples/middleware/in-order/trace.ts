import type { Middleware } from 'burger-api';

/** Prints when it runs, on the way in and on the way out. */
export function trace(name: string): Middleware {
  return (req) => {
    console.log(name, req.validated ? 'after validation' : 'before validation');
    return async (res) => {
      console.log(name, 'sees the response');
      return res;
    };
  };
}
