import { Burger, type Middleware, setDir } from 'burger-api';
import { requireToken } from './auth';

/** Looks safe, and is not: the caller decides what `req.url` holds. */
const protectStaff: Middleware = async (req) => {
  const { pathname } = new URL(req.url);
  return pathname === '/api/staff' || pathname.startsWith('/api/staff/')
    ? await requireToken(req)
    : undefined;
};

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [protectStaff],
});

await app.serve(Number(process.env.PORT ?? 4000));
