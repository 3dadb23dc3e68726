import type { BurgerRequest, Middleware } from 'burger-api';

/** Prints when it runs, on the way in and on the way out. */
export function trace(
  kind: 'global' | 'route',
  name: string,
  refuses: (req: BurgerRequest) => boolean = () => false,
): Middleware {
  return (req) => {
    console.log(`  in: ${name} (${kind})`);
    if (refuses(req)) return new Response(`${name} says no`, { status: 401 });
    return async (res) => {
      console.log(`  out: ${name} (${kind})`);
      return res;
    };
  };
}
