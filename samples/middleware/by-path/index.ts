import { Burger, type Middleware, setDir } from 'burger-api';

/** Runs `middleware` only for paths below `prefix`. */
function below(prefix: string, middleware: Middleware): Middleware {
  return async (req) => {
    const { pathname } = new URL(req.url);
    return pathname.startsWith(prefix) ? await middleware(req) : undefined;
  };
}

const staffOnly: Middleware = (req) =>
  req.headers.get('x-role') === 'staff'
    ? undefined
    : new Response('Staff only', { status: 403 });

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [below('/api/staff/', staffOnly)],
});

await app.serve(Number(process.env.PORT ?? 4000));
