import type { Middleware } from 'burger-api';

/** Prints when it runs. A header with its name makes it stop or fail. */
export function trace(kind: 'global' | 'route', name: string): Middleware {
  return (req) => {
    console.log(`  in: ${name} (${kind})`);
    if (req.headers.get('x-fail') === name) throw new Error(`${name} fails`);
    if (req.headers.get('x-stop') === name) {
      return new Response(`${name} stops`, { status: 403 });
    }
    return async (res) => {
      console.log(`  out: ${name} (${kind})`);
      return res;
    };
  };
}
