import type { BurgerRequest, Middleware } from 'burger-api';

/** Prints its name on the way in, and signs the response on the way out. */
export function layer(
  kind: 'global' | 'route',
  name: string,
  refuses: (req: BurgerRequest) => boolean = () => false,
): Middleware {
  return (req) => {
    console.log(`  in: ${name} (${kind})`);
    if (refuses(req)) return new Response(`${name} says no`, { status: 401 });
    return async (res) => {
      console.log(`  out: ${name} (${kind})`);
      res.headers.append('x-passed', name);
      return res;
    };
  };
}
